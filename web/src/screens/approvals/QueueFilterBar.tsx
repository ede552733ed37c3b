import { Field, Input } from '@fluentui/react-components';
import { isDay } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { approvalsFilters } from './approvalsFilters';

/** Whose weeks and which week; both act at once and stand in the address. */
export function QueueFilterBar() {
  const [{ search, week }, change] = useFilters(approvalsFilters);
  return (
    <FilterBar label="Filter submitted weeks">
      <SearchBox
        label="Search submitted weeks..."
        value={search}
        onSearch={(next) => change({ search: next }, { replace: true })}
      />
      <Field label="Week of">
        <Input
          type="date"
          value={week ?? ''}
          min="2000-01-10"
          max="2100-12-20"
          onChange={(_event, { value }) => {
            if (value === '') change({ week: null });
            else if (isDay(value)) change({ week: startOfWeek(value) });
          }}
        />
      </Field>
    </FilterBar>
  );
}
