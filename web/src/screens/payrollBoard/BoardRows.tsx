import { Navigate, useNavigation } from 'react-router-dom';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
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
  /** How many rows of the page could not be loaded. */
  failed: number;
  /** Rows of the whole filter. */
  total: number;
  /** Whether there is anyone on the board at all. */
  hasContractors: boolean;
  draft: BoardDraft;
  errors: CellErrors;
  acts: DraftActs;
  today: string;
  isLocked: boolean;
  isPending: boolean;
  refusals: ReadonlyMap<string, string>;
};

/** One page of the board with a pager, or why there is none. */
export function BoardRows({ total, failed, hasContractors, isPending, ...table }: BoardRowsProps) {
  const [, change, filters] = useFilters(boardFilters);
  const isRefreshing = useNavigation().state === 'loading' || isPending;

  if (!hasContractors) {
    return (
      <EmptyState
        text="No active contractors yet"
        hint="Once someone has approved days, you can pay everyone’s week here."
        action={<ButtonLink to="/dashboard/contractors">Manage Contractors</ButtonLink>}
      />
    );
  }
  // A saved URL may name a page that no longer exists.
  const isEmpty = table.rows.length + failed === 0;
  if (isEmpty && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(boardFilters.write({ ...filters, page })) }} />;
  }
  if (isEmpty) {
    return <EmptyState text="No contractors found" hint="Try another search or state." />;
  }
  return (
    <>
      <BoardTable {...table} failed={failed} isRefreshing={isRefreshing} />
      <FailedRows count={failed} />
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
