import { Select } from '@fluentui/react-components';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { ContractorColumnsMenu } from './ContractorColumnsMenu';
import { contractorFilters } from './contractorFilters';

/** Search and status; both apply at once and are in the URL. */
export function ContractorsFilterBar() {
  const [{ search, status }, change] = useFilters(contractorFilters);
  return (
    <FilterBar>
      <SearchBox
        label="Search contractors..."
        value={search}
        onSearch={(next) => change({ search: next }, { replace: true })}
      />
      <Select
        aria-label="Status"
        value={status ?? ''}
        onChange={(_event, { value }) => change({ status: value ? (value as typeof status) : null })}
      >
        <option value="">All Status</option>
        <option value="active">Active</option>
        <option value="inactive">Inactive</option>
      </Select>
      <ContractorColumnsMenu />
    </FilterBar>
  );
}
