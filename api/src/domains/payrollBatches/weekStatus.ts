/** What prevents each person's pay for a week, and how far the week has come. Pure. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { BackPay } from '../payroll/backPay/backPay.ts';
import type { BoardRow } from './boardRow.ts';

/** Most important first. */
export const ISSUES = [
  'HELD_BACK',
  'NO_RATE',
  'UNAPPROVED_DAYS',
  'UNAPPROVED_RECEIPTS',
  'LEFT_OUT',
  'LATE',
  'AWAITING_SECOND_PERSON',
  'ABOVE_LIMIT',
  'BACK_PAY',
  'NO_W9',
] as const;
export type PayrollIssue = (typeof ISSUES)[number];

/** Facts about the week besides its board. */
export interface StatusFacts {
  /** Who should have days in the week (`timeLogs/late.sql.ts`). */
  expected: ReadonlySet<string>;
  isOver: boolean;
  /** Valid runs, including adjustments. */
  runs: readonly WeekRun[];
  /** People's pending worked days on no run, by day, and whether their run of the week left out an approved one. */
  days: readonly { userId: string; pending: readonly string[]; isLeftOut: boolean }[];
  /** Pending receipts that could go on payroll, by day. */
  receipts: readonly { id: string; userId: string; cents: Cents }[];
  /** Why the last batch refused people. */
  refusals: ReadonlyMap<string, string>;
  /** Who would get more than one person may decide. */
  aboveLimit: ReadonlySet<string>;
  /** What raises dated back add to days on payroll. */
  backPay: ReadonlyMap<string, BackPay>;
}

export interface WeekRun {
  id: string;
  userId: string;
  isPaid: boolean;
  /** Its payment is waiting for a second person. */
  isAwaiting: boolean;
  /** Whether the viewer may record its payment. */
  isPayable: boolean;
  payDate: Day;
  /** Whether it adds to the week or corrects it. */
  isAdded: boolean;
  /** Base pay and expenses. */
  total: Cents;
  /** What plans take from that. */
  deducted: Cents;
  /** Handed out. */
  net: Cents;
}

/** What prevents one person's pay. */
export interface Attention {
  issues: PayrollIssue[];
  /** What the week pays the person if everything is approved, or what their runs hand out; null if unknown. */
  amount: Cents | null;
  undecidedDays: readonly string[];
  undecidedReceipts: string[];
  /** Why they were held back. */
  reason: string | null;
  backPay: BackPay | null;
}

function ofOne<Row extends { userId: string }>(rows: readonly Row[]): (userId: string) => Row[] {
  const lists = new Map<string, Row[]>();
  for (const row of rows) lists.set(row.userId, [...(lists.get(row.userId) ?? []), row]);
  return (userId) => lists.get(userId) ?? [];
}

const isLogged = ({ days, run }: BoardRow): boolean =>
  run !== null || days.some(({ status }) => status !== null);

/** Whether the person has work that is not on payroll yet. */
const hasWork = ({ daysApproved, pendingDays, receipts }: BoardRow): boolean =>
  daysApproved + pendingDays + receipts.length > 0;

/** The people for whom something prevents all or part of their pay. */
export function listAttention(rows: readonly BoardRow[], week: StatusFacts): Map<string, Attention> {
  const runsOf = ofOne(week.runs);
  const daysOf = new Map(week.days.map((days) => [days.userId, days]));
  const receiptsOf = ofOne(week.receipts);
  const attention = new Map<string, Attention>();
  for (const row of rows) {
    const { userId, run, state, warnings } = row;
    const unpaid = runsOf(userId).filter(({ isPaid }) => !isPaid);
    const { pending = [], isLeftOut = false } = daysOf.get(userId) ?? {};
    const receipts = receiptsOf(userId);
    const refusal = run ? null : (week.refusals.get(userId) ?? null);
    const isRefused = state === 'REFUSED' && hasWork(row);
    const stands: Record<PayrollIssue, boolean> = {
      HELD_BACK: refusal !== null || isRefused,
      NO_RATE: !run && row.lacksRate,
      UNAPPROVED_DAYS: pending.length > 0,
      UNAPPROVED_RECEIPTS: receipts.length > 0,
      LEFT_OUT: run !== null && isLeftOut,
      LATE: week.isOver && week.expected.has(userId) && !isLogged(row),
      AWAITING_SECOND_PERSON: unpaid.some(({ isAwaiting }) => isAwaiting),
      ABOVE_LIMIT: week.aboveLimit.has(userId) && unpaid.some(({ isAwaiting }) => !isAwaiting),
      BACK_PAY: week.backPay.has(userId),
      NO_W9: warnings.includes('NO_W9') && !run?.isPaid && (run !== null || hasWork(row)),
    };
    const issues = ISSUES.filter((issue) => stands[issue]);
    if (issues.length === 0) continue;
    const proposed = row.pendingPay + row.proposedPay + row.proposedExpenses;
    const waiting = sumCents(receipts.map(({ cents }) => cents));
    const ofRuns = sumCents((unpaid.length ? unpaid : runsOf(userId)).map(({ net }) => net));
    attention.set(userId, {
      issues,
      amount: run ? ofRuns : isRefused || proposed + waiting === 0 ? null : proposed + waiting,
      undecidedDays: pending,
      undecidedReceipts: receipts.map(({ id }) => id),
      reason: refusal ?? (isRefused ? row.reason : null),
      backPay: week.backPay.get(userId) ?? null,
    });
  }
  return attention;
}

/** How many people have reached each step, and the money at each step. */
export interface Steps {
  expected: number;
  logged: number;
  worked: number;
  approved: number;
  onPayroll: number;
  paid: number;
  toApprove: Cents;
  toProcess: Cents;
  toPay: Cents;
  paidOut: Cents;
  /** Runs whose payment the viewer can record alone: how many, for how many people, and the amount handed out. */
  payableRuns: number;
  payablePeople: number;
  payable: Cents;
  /** People whose payment is waiting for a second person. */
  awaitingPeople: number;
  /** People whose payment needs a second person, not requested yet. */
  aboveLimit: string[];
  /** The latest pay date of the runs; null while there are none. */
  payDate: Day | null;
  /** From the runs' totals to the amount handed out: total − deducted − paid before + added = toPay + paidOut. */
  ranTotal: Cents;
  ranDeducted: Cents;
  /** Paid with runs that are void now, as far as it is taken off. */
  ranPaidBefore: Cents;
  added: Cents;
}

export interface Added {
  net: Cents;
  toPay: Cents;
}

/** What adjustments hand out to each person. */
export function sumAdded(runs: readonly WeekRun[]): (userId: string) => Added {
  const addedOf = ofOne(runs.filter(({ isAdded }) => isAdded));
  return (userId) => {
    const own = addedOf(userId);
    return {
      net: sumCents(own.map(({ net }) => net)),
      toPay: sumCents(own.filter(({ isPaid }) => !isPaid).map(({ net }) => net)),
    };
  };
}

const people = (runs: readonly WeekRun[]): ReadonlySet<string> => new Set(runs.map(({ userId }) => userId));

export function countSteps(rows: readonly BoardRow[], week: StatusFacts): Steps {
  const { runs, receipts, aboveLimit, expected } = week;
  const worked = rows.filter((row) => row.run !== null || hasWork(row));
  const sum = (of: readonly WeekRun[], name: 'total' | 'deducted' | 'net' = 'net') =>
    sumCents(of.map((run) => run[name]));
  const unpaid = runs.filter(({ isPaid }) => !isPaid);
  const payable = unpaid.filter(
    ({ userId, isAwaiting, isPayable }) => isPayable && !isAwaiting && !aboveLimit.has(userId),
  );
  const owed = people(unpaid);
  const own = runs.filter(({ isAdded }) => !isAdded);
  const here = new Set(rows.filter(({ run }) => run === null).map(({ userId }) => userId));
  const waiting = receipts.filter(({ userId }) => here.has(userId));
  return {
    expected: rows.filter((row) => expected.has(row.userId) || isLogged(row)).length,
    logged: rows.filter(isLogged).length,
    worked: worked.length,
    approved: worked.filter(({ run, pendingDays }) => run !== null || pendingDays === 0).length,
    onPayroll: rows.filter(({ run }) => run !== null).length,
    paid: rows.filter(({ run, userId }) => run !== null && !owed.has(userId)).length,
    toApprove: sumCents([...rows.map((row) => row.pendingPay), ...waiting.map(({ cents }) => cents)]),
    toProcess: sumCents(rows.map(({ proposal }) => proposal.net)),
    toPay: sum(unpaid),
    paidOut: sum(runs.filter(({ isPaid }) => isPaid)),
    payableRuns: payable.length,
    payablePeople: people(payable).size,
    payable: sum(payable),
    awaitingPeople: people(unpaid.filter(({ isAwaiting }) => isAwaiting)).size,
    aboveLimit: rows.flatMap(({ userId }) => (aboveLimit.has(userId) ? userId : [])),
    ranTotal: sum(own, 'total'),
    ranDeducted: sum(own, 'deducted'),
    ranPaidBefore: sum(own, 'total') - sum(own, 'deducted') - sum(own),
    added: sum(runs.filter(({ isAdded }) => isAdded)),
    payDate: runs.map(({ payDate }) => payDate).reduce<Day | null>((a, b) => (a && a > b ? a : b), null),
  };
}
