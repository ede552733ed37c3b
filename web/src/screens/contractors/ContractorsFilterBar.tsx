import { writeSome } from '../../kit/lib/searchParams';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ColumnsMenu } from '../../kit/ui/ColumnsMenu';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { StatusSelect } from '../people/StatusSelect';
import { columnsByName } from './contractorColumns';
import { choosableColumns, contractorColumns, contractorFilters } from './contractorFilters';

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
      <StatusSelect value={status} onChange={(next) => change({ status: next })} />
      <ContractorColumnsMenu />
    </FilterBar>
  );
}

/** Chooses the list's columns; the choice is in the address. */
function ContractorColumnsMenu() {
  const mayReadPayroll = readsPayroll(useSessionUser());
  const [{ columns }, change] = useFilters(contractorColumns);
  const offered = choosableColumns.filter((name) => mayReadPayroll || name !== 'paid');
  return (
    <ColumnsMenu
      columns={offered.map((name) => ({ key: name, label: columnsByName[name].header }))}
      shown={columns.split(',')}
      onChange={(shown) =>
        change(
          { columns: writeSome(choosableColumns.filter((name) => shown.includes(name))) },
          { replace: true },
        )
      }
    />
  );
}
