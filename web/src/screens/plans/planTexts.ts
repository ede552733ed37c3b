import { formatAmount, readCents } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { describePayment } from 'rules/payments';
import type { Tone } from '../../kit/ui/statuses';
import type { PlanRow } from './planRow';

/** The look of a plan's state, in words and color. */
export const PLAN_STATES: Record<string, { tone: Tone; label: string }> = {
  OPEN: { tone: 'info', label: 'Open' },
  TAKEN: { tone: 'success', label: 'Settled' },
  ENDED: { tone: 'neutral', label: 'Ended' },
  VOID: { tone: 'neutral', label: 'Void' },
};

/** The ways to end a plan: an advance also by being voided as never given, or forgiven. */
export type PlanEnding = 'end' | 'void' | 'writeOff';

/** The action that ends a plan, by kind. */
export const END_LABELS: Record<string, string> = {
  ADVANCE: 'End',
  RECURRING: 'End',
  OVERPAYMENT: 'Write Off',
};

/** '#7', the run whose pay includes the written-off part of an advance as 'Written off, #12'. */
export const nameInstalment = (
  { kind }: Pick<PlanRow, 'kind'>,
  { run }: PlanRow['instalments'][number],
): string =>
  kind === 'ADVANCE' && run.kind === 'ADJUSTMENT' ? `Written off, #${run.number}` : `#${run.number}`;

/** '$375.00 of $500.00 left', or a deduction's total so far. */
export const describeLeft = ({ left, total, taken }: PlanRow): string =>
  left == null || total == null
    ? `${formatAmount(taken)} taken so far`
    : `${formatAmount(left)} of ${formatAmount(total)} left`;

/** The agreement, sentence by sentence. */
export function describeTerms(plan: PlanRow): string[] {
  const { weekly, firstWeek, lastWeek, floor, agreedBy, agreedOn, agreementNote } = plan;
  const until = lastWeek ? ` through the week of ${formatDay(lastWeek)}` : '';
  const given = plan.givenOn &&
    plan.method && { date: plan.givenOn, method: plan.method, reference: plan.reference };
  return [
    `${formatAmount(weekly)} a week from the week of ${formatDay(firstWeek)}${until}.`,
    ...(readCents(floor) > 0 ? [`A week’s pay never goes below ${formatAmount(floor)}.`] : []),
    ...(given ? [`${describePayment(given).replace('Paid', 'Given')}.`] : []),
    ...(plan.carriedOverOn
      ? [`Given outside this system; still owed on ${formatDay(plan.carriedOverOn)}.`]
      : []),
    ...(agreedBy && agreedOn ? [`Agreed in writing by ${agreedBy} on ${formatDay(agreedOn)}.`] : []),
    ...(agreementNote ? [agreementNote] : []),
    ...(readCents(plan.repaid) > 0 ? [`${formatAmount(plan.repaid)} was paid back by hand.`] : []),
    ...(plan.writtenOff == null ? [] : [`${formatAmount(plan.writtenOff)} was written off.`]),
    ...(plan.endReason ? [`Ended: ${plan.endReason}`] : []),
    ...(plan.voidReason ? [`Void: ${plan.voidReason}`] : []),
  ];
}
