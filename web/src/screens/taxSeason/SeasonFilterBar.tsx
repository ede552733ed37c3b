import { Select } from '@fluentui/react-components';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { type SeasonFilters, seasonFilters, stateFilters } from './seasonFilters';

/** Search and state; both apply at once and are in the URL. They filter the rows shown, never the forms generated. */
export function SeasonFilterBar() {
  const [{ search, only }, change] = useFilters(seasonFilters);
  return (
    <FilterBar>
      <SearchBox
        label="Search payees..."
        value={search}
        onSearch={(next) => change({ search: next }, { replace: true })}
      />
      <Select
        aria-label="State"
        value={only ?? ''}
        onChange={(_event, { value }) => change({ only: (value || null) as SeasonFilters['only'] })}
      >
        <option value="">All payees</option>
        {[...stateFilters].map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
