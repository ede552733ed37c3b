import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import refetchQuery, {
  type PayrollBoardRefetchQuery,
} from '../../__generated__/PayrollBoardRefetchQuery.graphql';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { refetch } from '../../kit/relay/refetch';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { notify } from '../../kit/ui/notify';
import type { BoardDraft } from './boardDraft';
import type { BoardRow } from './boardRow';
import { fetchBoardRows } from './fetchBoardRows';
import type { DraftActs } from './useBoardDraft';

type Figures = { id: string; week: string; rows: readonly BoardRow[]; draft: BoardDraft; acts: DraftActs };

/**
 * Keeps the draft's figures up to date. The page's rows come with the screen's query; rows edited on other pages are
 * requested when the draft is restored from the tab's storage and whenever the board is loaded again.
 */
export function useFigures({ id, week, rows, draft, acts }: Figures) {
  const environment = useRelayEnvironment();
  const variables = useScreenVariables<PayrollBoardScreenQuery>();
  const [isReloading, setReloading] = useState(false);
  const here = new Set(rows.map(({ user }) => user.id));
  const isElsewhere = Object.keys(draft.rows).some((id) => !here.has(id));
  const touchedElsewhere = useRef(isElsewhere);
  touchedElsewhere.current = isElsewhere;

  useEffect(() => acts.refresh(rows, false), [acts, rows]);

  const refreshTouched = useCallback(async () => {
    if (touchedElsewhere.current) acts.refresh(await fetchBoardRows(environment, { week }), true);
  }, [environment, week, acts]);

  useEffect(() => {
    // The server compares before it pays: outdated figures lead to a refusal.
    refreshTouched().catch(() => undefined);
  }, [refreshTouched]);

  const reload = useCallback(async () => {
    setReloading(true);
    try {
      const board = refetch<PayrollBoardRefetchQuery>(environment, refetchQuery, { ...variables(), id });
      await refreshTouched();
      if (!(await board)) throw new Error('Couldn’t load the board.');
      return true;
    } catch {
      notify.error('Failed to load the payroll of the week');
      return false;
    } finally {
      setReloading(false);
    }
  }, [refreshTouched, environment, variables, id]);
  return { reload, isReloading };
}
