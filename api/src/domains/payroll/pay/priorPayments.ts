/**
 * Never pays again what was paid for a void run. The run that replaces it has the whole week's lines, plus lines that
 * take off what has already been paid. Pure.
 *
 * An adjustment lowers compensation or reimbursement, and with it what the new payment's year reports. So it never
 * makes either negative in a year that did not report the amount. The rest is taken back as a deduction, which lowers
 * what is handed out and nothing that is reported. A run never pays less than zero. What is still left stays overpaid:
 * the run that replaces the week takes that off too, and leaves it with a plan (`overpayments.ts`).
 */
import { formatDay } from 'rules/dayFormats';
import { type Day, yearOf } from 'rules/days';
import { type Cents, formatMoney, sumCents } from 'rules/money';
import type { Overpayment } from './overpayments.ts';
import { type RunLine, toRunLine } from './runLine.ts';

/**
 * What was paid for a void run of the week, by class, less what other runs of the week have taken off; deductions are
 * negative.
 */
export interface PriorPayment {
  runId: string;
  number: number;
  /** When it was paid. */
  date: Day;
  compensation: Cents;
  reimbursement: Cents;
  /** What its own deductions took back, to give back now; above zero if it had given back more than it took. */
  deduction: Cents;
}

export interface PayOfRun {
  payDate: Day;
  compensation: Cents;
  reimbursement: Cents;
  /** What else the run takes back, as a negative amount. */
  deduction?: Cents;
  /** Whether the run replaces the week. If so, nothing stays with void runs. */
  isWeek?: boolean;
}

type PriorPaymentLine = RunLine & { taxClass: 'COMPENSATION' | 'REIMBURSEMENT' | 'DEDUCTION' };

interface OverpaidBefore extends Overpayment {
  of: PriorPayment;
}

export interface AppliedPriorPayments {
  lines: PriorPaymentLine[];
  /** Still payable. */
  net: Cents;
  /** Paid before, and the run could not take it back. */
  overpaid: Cents;
  /** The part of it that the run leaves with plans. */
  overpayments: Overpayment[];
}

type Reported = 'compensation' | 'reimbursement';
const REPORTED: readonly Reported[] = ['compensation', 'reimbursement'];
const CLASSES = {
  compensation: 'COMPENSATION',
  reimbursement: 'REIMBURSEMENT',
  deduction: 'DEDUCTION',
} as const;

/** What stays overpaid with a run, class by class. */
const findOverpayments = ({
  of,
  ...left
}: { of: PriorPayment } & Record<Reported | 'deduction', Cents>): OverpaidBefore[] =>
  [...REPORTED, 'deduction' as const]
    .map((name) => ({ of, runId: of.runId, number: of.number, taxClass: CLASSES[name], amount: left[name] }))
    .filter(({ amount }) => amount > 0);

export function applyPriorPayments(pay: PayOfRun, before: readonly PriorPayment[]): AppliedPriorPayments {
  const lines: PriorPaymentLine[] = [];
  const left = { compensation: pay.compensation, reimbursement: pay.reimbursement };
  let net = left.compensation + left.reimbursement + (pay.deduction ?? 0);
  const add = (
    kind: 'ADJUSTMENT' | 'DEDUCTION',
    taxClass: PriorPaymentLine['taxClass'],
    of: PriorPayment,
    amount: Cents,
  ) => {
    if (amount === 0) return;
    const description = `Paid on ${formatDay(of.date)} with payroll #${of.number}, which was voided`;
    const same = lines.find(
      (line) => line.kind === kind && line.taxClass === taxClass && line.adjustsRunId === of.runId,
    );
    if (same) same.amount += amount;
    else
      lines.push({
        ...toRunLine({ kind, taxClass, amount, date: null, description }),
        taxClass,
        adjustsRunId: of.runId,
      });
    net += amount;
  };

  const open = before.map((of) => ({
    of,
    compensation: of.compensation,
    reimbursement: of.reimbursement,
    deduction: of.deduction,
  }));
  // What a void run had taken off is given back first, in any class, so that the rest is taken off the higher amount.
  for (const item of open) {
    if (item.deduction < 0) {
      add('ADJUSTMENT', 'DEDUCTION', item.of, -item.deduction);
      item.deduction = 0;
    }
    for (const name of REPORTED)
      if (item[name] < 0) {
        left[name] -= item[name];
        add('ADJUSTMENT', CLASSES[name], item.of, -item[name]);
        item[name] = 0;
      }
  }
  // What it had given back is taken off again.
  for (const item of open) {
    const amount = Math.max(0, Math.min(item.deduction, net));
    item.deduction -= amount;
    add('ADJUSTMENT', 'DEDUCTION', item.of, -amount);
  }
  const adjust = (item: (typeof open)[number], name: Reported, most: Cents): void => {
    const amount = Math.max(0, Math.min(item[name], most, net));
    item[name] -= amount;
    left[name] -= amount;
    add('ADJUSTMENT', CLASSES[name], item.of, -amount);
  };
  for (const item of open) for (const name of REPORTED) adjust(item, name, left[name]);
  for (const item of open)
    if (yearOf(item.of.date) === yearOf(pay.payDate))
      for (const name of REPORTED) adjust(item, name, Number.MAX_SAFE_INTEGER);
  for (const item of open) {
    const amount = Math.max(0, Math.min(item.compensation + item.reimbursement, net));
    const ofCompensation = Math.min(item.compensation, amount);
    item.compensation -= ofCompensation;
    item.reimbursement -= amount - ofCompensation;
    add('DEDUCTION', 'DEDUCTION', item.of, -amount);
  }
  const overpaid = sumCents(open.map((item) => item.compensation + item.reimbursement + item.deduction));
  const payable = net;
  const overpayments = pay.isWeek ? open.flatMap(findOverpayments) : [];
  for (const { of, taxClass, amount } of overpayments) add('ADJUSTMENT', taxClass, of, -amount);
  return { lines: lines.filter(({ amount }) => amount !== 0), net: payable, overpaid, overpayments };
}

/** The total paid with a run. */
export const paidWith = (of: PriorPayment): Cents => of.compensation + of.reimbursement + of.deduction;

export const paidInAll = (before: readonly PriorPayment[]): Cents => sumCents(before.map(paidWith));

/** '$500.00 was paid on Dec 29, 2026, $10.00 still to pay.' */
export function describePriorPayments(
  before: readonly PriorPayment[],
  { net, overpaid }: Pick<AppliedPriorPayments, 'net' | 'overpaid'>,
): string {
  const paid = before
    .map((of) => ({ date: of.date, cents: paidWith(of) }))
    .filter(({ cents }) => cents !== 0)
    .map(({ date, cents }) =>
      cents > 0
        ? `${formatMoney(cents)} was paid on ${formatDay(date)}`
        : `${formatMoney(-cents)} was taken back since`,
    );
  const rest =
    overpaid > 0 ? `${formatMoney(overpaid)} too much was paid` : `${formatMoney(net)} still to pay`;
  return `${[...paid, rest].join(', ')}.`;
}
