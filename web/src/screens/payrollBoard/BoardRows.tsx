import { Navigate, useNavigation } from 'react-router-dom';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { BoardTable } from './BoardTable';
import type { BoardDraft } from './boardDraft';
import { boardFilters, pageSize } from './boardFilters';
import type { BoardRow } from './boardRow';
import type { CellErrors } from './pasteRows';
import type { DraftActs } from './useBoardDraft';

type BoardRowsProps = {
  week: string;
  rows: readonly BoardRow[];
  /** Rows of the whole filter. */
  total: number;
  /** Whether there is anybody on the board at all. */
  hasContractors: boolean;
  draft: BoardDraft;
  errors: CellErrors;
  acts: DraftActs;
  today: string;
  isLocked: boolean;
  isPending: boolean;
  refusals: ReadonlyMap<string, string>;
};

/** One page of the board with the way to the others, or why there is none. */
export function BoardRows({ total, hasContractors, isPending, ...table }: BoardRowsProps) {
  const [, change, filters] = useFilters(boardFilters);
  const isRefreshing = useNavigation().state === 'loading' || isPending;

  if (!hasContractors) {
    return (
      <EmptyState
        text="No active contractors yet"
        action={<ButtonLink to="/dashboard/contractors">Manage Contractors</ButtonLink>}
      />
    );
  }
  // A kept address may name a page that is no longer there.
  if (table.rows.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(boardFilters.write({ ...filters, page })) }} />;
  }
  if (table.rows.length === 0) {
    return <EmptyState text="No contractors found" hint="Try another search or state." />;
  }
  return (
    <>
      <BoardTable {...table} isRefreshing={isRefreshing} />
      <Pager
        label="contractors"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
