import { Field, Input } from '@fluentui/react-components';
import { FIRST_WEEK_DAY, LAST_WEEK_DAY, readWeek } from 'rules/searchParams';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { approvalsFilters } from './approvalsFilters';

/** Whose weeks and which week; both apply at once and are in the URL. */
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
          min={FIRST_WEEK_DAY}
          max={LAST_WEEK_DAY}
          onChange={(_event, { value }) => {
            const monday = readWeek(value);
            if (value === '' || monday) change({ week: monday });
          }}
        />
      </Field>
    </FilterBar>
  );
}
