import { writeSome } from '../../kit/lib/searchParams';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ColumnsMenu } from '../../kit/ui/ColumnsMenu';
import { useFilters } from '../../kit/ui/useFilters';
import { columnsByName } from './contractorColumns';
import { choosableColumns, contractorColumns } from './contractorFilters';

/** Chooses the list's columns; the choice is in the address. */
export function ContractorColumnsMenu() {
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
