/** Who is paid what: the board, and what was decided on it. Pure. */
import type { ValidationIssue } from '../graphql/errors.ts';
import { keyOrNone } from '../graphql/ids.ts';
import type { Day } from '../lib/dates.ts';
import { type Cents, sumCents } from '../lib/money.ts';
import { asIssue, type EntryCents, entriesOf, futurePay, totalsOf } from '../payroll/weekInput.ts';
import type { PayrollBatchInput } from './batchInput.ts';
import type { BoardRow } from './boardRow.ts';

export interface PersonToPay {
  userId: string;
  entries: EntryCents[];
  totalPay: Cents;
}

export interface Selection {
  /** In the order of the board. */
  people: PersonToPay[];
  totalPay: Cents;
  issues: ValidationIssue[];
}

const NOBODY = 'This person is not on the board of this week.';
const NOTHING = 'There is nothing to pay this person for this week. Enter amounts or exclude the person.';
const NO_RATE =
  'This person has approved days and no day rate. Set the rate, enter amounts or exclude the person.';

/** Days that are worth nothing leave no trace on the run. */
const proposedEntries = ({ days }: BoardRow): EntryCents[] =>
  days.flatMap(({ date, proposedPay }) =>
    proposedPay > 0 ? [{ date, pay: proposedPay, expenses: 0, notes: '' }] : [],
  );

type Decisions = Pick<PayrollBatchInput, 'include' | 'exclude' | 'edits'>;

/** Applies what was decided. Who is excluded stays out, whatever else is said of the person. */
export function selectPeople(rows: readonly BoardRow[], decisions: Decisions, today: Day): Selection {
  const issues: ValidationIssue[] = [];
  const rowOf = new Map(rows.map((row) => [row.userId, row]));
  const excluded = new Set<string>();
  decisions.exclude?.forEach((id, index) => {
    const key = keyOrNone('User', id);
    if (key) excluded.add(key);
    else issues.push({ path: ['exclude', String(index)], message: NOBODY });
  });

  const isExcluded = (id: string) => excluded.has(keyOrNone('User', id) ?? '');

  /** The key of someone who may be paid when asked for; anyone else is an issue. */
  function payable(id: string, path: string[], hasAmounts: boolean): string[] {
    if (isExcluded(id)) return [];
    const row = rowOf.get(keyOrNone('User', id) ?? '');
    const refuse = (message: string): string[] => {
      issues.push({ path, message });
      return [];
    };
    if (!row) return refuse(NOBODY);
    if (row.state === 'PROCESSED' || row.state === 'REFUSED') return refuse(row.reason ?? NOBODY);
    if (row.proposedPay > 0 || hasAmounts) return [row.userId];
    return refuse(row.warnings.includes('NO_RATE') ? NO_RATE : NOTHING);
  }

  const edited = new Map<string, EntryCents[]>();
  decisions.edits?.forEach((edit, index) => {
    const place = ['edits', String(index)];
    if (isExcluded(edit.userId)) return;
    issues.push(...futurePay(edit.weeklyData, today).map((fault) => asIssue(fault, place)));
    for (const key of payable(edit.userId, [...place, 'userId'], true)) edited.set(key, entriesOf(edit));
  });
  const included = new Set<string>();
  decisions.include?.forEach((id, index) => {
    const hasAmounts = edited.has(keyOrNone('User', id) ?? '');
    for (const key of payable(id, ['include', String(index)], hasAmounts)) included.add(key);
  });

  const people = rows
    .filter(
      ({ userId, state }) =>
        !excluded.has(userId) && (state === 'READY' || included.has(userId) || edited.has(userId)),
    )
    .map((row): PersonToPay => {
      const entries = edited.get(row.userId) ?? proposedEntries(row);
      return { userId: row.userId, entries, totalPay: totalsOf(entries).totalPay };
    });
  return { people, totalPay: sumCents(people.map((person) => person.totalPay)), issues };
}
