/** Who is paid what: the board plus the decisions made on it. Pure. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { ValidationIssue } from '../../operation/errors.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { computeWeek, proposedEntries } from '../payroll/pay/proposal.ts';
import type { PaidReceipt } from '../payroll/pay/weekLines.ts';
import { asIssue, computeTotals, type EntryCents, futurePay, toEntryCents } from '../payroll/weekInput.ts';
import type { PayrollBatchInput } from './batchInput.ts';
import type { BoardRow } from './boardRow.ts';

export interface PersonToPay {
  userId: string;
  entries: EntryCents[];
  receipts: readonly PaidReceipt[];
  /** Plans to skip this time. */
  skipPlans: readonly string[];
  totalPay: Cents;
  /** How much of it is handed out. */
  net: Cents;
}

export interface Selection {
  /** Who is paid from the next rows of the board. `matches` tells whether the search finds a person. */
  take: (rows: readonly BoardRow[], matches: (userId: string) => boolean) => PersonToPay[];
  /** Decisions that do not fit the board. Call it after all rows. */
  issues: () => ValidationIssue[];
}

const NOT_ON_BOARD = 'This person isn’t on this week’s board.';
const NOTHING = 'There’s nothing to process for this person this week. Enter amounts or exclude the person.';
const NO_RECEIPT =
  'One of this person’s receipts can no longer go on payroll. Please review it and try again.';
const NO_PLAN =
  'One of this person’s plans no longer takes anything this week. Please review it and try again.';
const NO_RATE =
  'This person has approved days and no day rate. Set the rate, enter amounts or exclude the person.';

type Decisions = Pick<PayrollBatchInput, 'ready' | 'held' | 'include' | 'exclude' | 'edits'>;

/** The position of a person in the input. */
interface Place {
  list: 'exclude' | 'edits' | 'include';
  index: number;
}

/** Applies the decisions row by row. An excluded person stays out, whatever else the input says about them. */
export function select(
  decisions: Decisions,
  { today, ...week }: { today: Day; weekStart: Day; payDate: Day },
): Selection {
  const issues: (ValidationIssue & { place: Place })[] = [];
  const excluded = new Set<string>();
  decisions.exclude?.forEach((id, index) => {
    const key = keyOrNone('User', id);
    if (key) excluded.add(key);
    else
      issues.push({
        place: { list: 'exclude', index },
        path: ['exclude', String(index)],
        message: NOT_ON_BOARD,
      });
  });

  /** Where the input names people whose rows have not come yet. An unknown ID names no one. */
  const named = new Map<string, Place[]>();
  const name = (id: string, place: Place): void => {
    const key = keyOrNone('User', id) ?? '';
    if (!excluded.has(key)) named.set(key, [...(named.get(key) ?? []), place]);
  };
  const amounts = new Map<string, EntryCents[]>();
  /** Which of the board's receipts the user chose. */
  const chosen = new Map<string, Set<string>>();
  const skipped = new Map<string, string[]>();
  decisions.edits?.forEach((edit, index) => {
    const place: Place = { list: 'edits', index };
    const key = keyOrNone('User', edit.userId) ?? '';
    if (excluded.has(key)) return;
    for (const issue of futurePay(edit.weeklyData, today))
      issues.push({ place, ...asIssue(issue, ['edits', String(index)]) });
    amounts.set(key, toEntryCents(edit));
    if (edit.receiptIds)
      chosen.set(key, new Set(edit.receiptIds.map((id) => keyOrNone('Receipt', id) ?? '')));
    if (edit.skipPlans)
      skipped.set(
        key,
        edit.skipPlans.map((id) => keyOrNone('Plan', id) ?? ''),
      );
    name(edit.userId, place);
  });
  decisions.include?.forEach((id, index) => void name(id, { list: 'include', index }));

  const refuse = (place: Place, message: string): void => {
    const path = [place.list, String(place.index), ...(place.list === 'edits' ? ['userId'] : [])];
    issues.push({ place, path, message });
  };

  /** Why a named person cannot be paid. */
  const findRefusal = (row: BoardRow): string | null => {
    const { userId, state, reason, proposedPay, proposedExpenses, warnings } = row;
    if (state === 'PROCESSED' || state === 'REFUSED') return reason ?? NOT_ON_BOARD;
    if (proposedPay + proposedExpenses > 0 || amounts.has(userId)) return null;
    return warnings.includes('NO_RATE') ? NO_RATE : NOTHING;
  };

  const isPaidUnnamed = (
    { userId, state, proposedPay, proposedExpenses }: BoardRow,
    matches: (userId: string) => boolean,
  ): boolean =>
    ((state === 'READY' && decisions.ready !== false) || (state === 'HELD' && decisions.held === true)) &&
    proposedPay + proposedExpenses > 0 &&
    matches(userId);

  return {
    take: (rows, matches) =>
      rows.flatMap((row): PersonToPay[] => {
        const { userId } = row;
        if (excluded.has(userId)) return [];
        const places = named.get(userId);
        if (places) {
          named.delete(userId);
          const refusal = findRefusal(row);
          if (refusal !== null) {
            for (const place of places) refuse(place, refusal);
            return [];
          }
        } else if (!isPaidUnnamed(row, matches)) return [];
        const entries = amounts.get(userId) ?? proposedEntries(row.days);
        const only = chosen.get(userId);
        const receipts = row.receipts.filter(({ id }) => only?.has(id) ?? true);
        if (only && receipts.length < only.size) {
          for (const place of places ?? []) refuse(place, NO_RECEIPT);
          return [];
        }
        const totalPay = computeTotals(entries).totalPay + sumCents(receipts.map(({ cents }) => cents));
        const skipPlans = skipped.get(userId) ?? [];
        if (skipPlans.some((id) => !row.proposal.deductions.some(({ planId }) => planId === id))) {
          for (const place of places ?? []) refuse(place, NO_PLAN);
          return [];
        }
        const { net } = computeWeek(row.facts, { ...week, entries, receipts, skipPlans });
        return [{ userId, entries, receipts, skipPlans, totalPay, net }];
      }),
    issues: () => {
      for (const places of named.values()) for (const place of places) refuse(place, NOT_ON_BOARD);
      const rank = ({ list }: Place) => ['exclude', 'edits', 'include'].indexOf(list);
      return issues
        .sort((one, other) => rank(one.place) - rank(other.place) || one.place.index - other.place.index)
        .map(({ path, message }) => ({ path, message }));
    },
  };
}
