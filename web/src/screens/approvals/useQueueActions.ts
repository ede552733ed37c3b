import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { sumCents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import type { Outcome } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import type { ApprovalsFilters } from './approvalsFilters';
import { type DayToDecide, daysToDecide, type SubmittedWeek, weekKey } from './submittedWeek';
import type { Decided, Decision } from './useDecideDays';
import { useDecisions } from './useDecisions';
import { weekWorth } from './weekWorth';

const FAILURE = 'Failed to load the days. Please try again.';

/** The selection. It belongs to one page of one filter and disappears with it. */
type Ticked = { readonly of: string; readonly keys: ReadonlySet<string>; readonly isAll: boolean };

const none: ReadonlySet<string> = new Set();

/** The queue's selection, and the decisions on a day, a week, the selection or the whole filter. */
export function useQueueActions(weeks: readonly SubmittedWeek[], filters: ApprovalsFilters) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { decide: decideDays, deciding, ...rest } = useDecisions();
  const [ticked, setTicked] = useState<Ticked>({ of: '', keys: none, isAll: false });
  const [isBusy, setBusy] = useState(false);
  const [rejecting, setRejecting] = useState<readonly DayToDecide[] | 'all' | null>(null);

  /** The days of the week that can be decided on now. */
  const free = (week: SubmittedWeek) => daysToDecide(week).filter(({ id }) => !deciding.has(id));
  const page = `${filters.search} ${filters.week} ${filters.page}`;
  const isCurrent = ticked.of === page;
  // Only ticked rows that are still there count.
  const selectedWeeks = weeks.filter((week) => isCurrent && ticked.keys.has(weekKey(week)));
  const selected = new Set(selectedWeeks.map(weekKey));
  const isAll = isCurrent && ticked.isAll && selected.size > 0;
  const selection = selectedWeeks.flatMap(free);
  const select = (keys: ReadonlySet<string>, all = false) => setTicked({ of: page, keys, isAll: all });
  const clear = () => select(none);

  /** The days to decide on, fetched if they reach beyond the page; null if that failed. */
  const resolve = async (days: readonly DayToDecide[] | 'all'): Promise<readonly DayToDecide[] | null> => {
    if (days !== 'all') return days;
    const { search, week } = filters;
    const filter = { search: search || null, week };
    return import('./collectDays')
      .then(({ collectDays }) => collectDays(environment, filter))
      .catch(() => null);
  };
  const run = async (which: readonly DayToDecide[] | 'all', decision: Decision): Promise<Decided | null> => {
    if (isBusy) return null;
    const isLong = which === 'all';
    if (isLong) setBusy(true);
    try {
      const days = await resolve(which);
      if (!days) {
        notify.error(FAILURE);
        return null;
      }
      const decided = new Set(days.map(({ id }) => id));
      const usesUp = weeks.every((week) => daysToDecide(week).every(({ id }) => decided.has(id)));
      const outcome = await decideDays(days, decision, isLong || usesUp);
      // The whole selection has been decided; one day of several leaves it alone.
      if (outcome.decided.length && (isLong || which === selection)) clear();
      return outcome;
    } finally {
      if (isLong) setBusy(false);
    }
  };

  const worths = selectedWeeks.map(weekWorth);
  const chosen = isAll ? ('all' as const) : selection;
  return {
    selected,
    isAll,
    selection,
    select,
    clear,
    selectAll: () => select(selected, true),
    isBusy,
    isDeciding: deciding.size > 0,
    ...rest,
    /** Why the days cannot be decided on now; null if they can. */
    refusalFor: (days: readonly { readonly id: string }[]) =>
      isBusy || days.some(({ id }) => deciding.has(id)) ? 'Wait until the decision is saved.' : null,
    decide: (days: readonly DayToDecide[], decision: Decision) => void run(days, decision),
    /** The selection's worth; null while it is unknown. */
    worth: worths.some(({ isRateMissing }) => isRateMissing)
      ? null
      : sumCents(worths.map(({ pay, expenses }) => pay + expenses)),
    /** Opens the board of the first of the weeks, unless a refusal has to be read. */
    approveAndOpenPayday: async () => {
      const outcome = await run(chosen, { status: 'APPROVED' });
      if (!outcome || outcome.failure || outcome.refused.length > 0) return;
      const [first] = outcome.decided.map(({ date }) => date).sort();
      if (first) await navigate(`/dashboard/payroll/week?week=${startOfWeek(first)}`);
    },
    approveSelection: () => void run(chosen, { status: 'APPROVED' }),
    /** A key pressed on a week's box applies to the selection if there is one, else to that week. */
    daysAt: (week: SubmittedWeek) => (selected.size > 0 ? selection : free(week)),
    rejecting,
    reject: (days: readonly DayToDecide[]) => setRejecting(days),
    rejectSelection: () => setRejecting(chosen),
    closeReject: () => setRejecting(null),
    confirmReject: async (reason: string): Promise<Outcome<unknown>> => {
      const outcome = rejecting && (await run(rejecting, { status: 'REJECTED', reason }));
      if (outcome && (outcome.decided.length > 0 || !outcome.failure)) return { ok: true, result: outcome };
      const { message, issues } = outcome?.failure ?? { message: FAILURE, issues: [] };
      return { ok: false, message, issues };
    },
  };
}
