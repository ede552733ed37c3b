import { graphql } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import { formatMoney, sumCents } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { notify } from '../../kit/ui/notify';

/** The amount a retroactive raise adds to the days of a week on payroll. */
type BackPay = {
  readonly weekStart: string;
  readonly amount: number;
  readonly dayCount: number;
};

graphql`
  fragment backPay_text on BackPay {
    amount
    dayCount
  }
`;

/** '3 paid days: $60.00 more'. */
export const backPayText = ({ dayCount, amount }: Pick<BackPay, 'dayCount' | 'amount'>): string =>
  `${counted(dayCount, 'paid day')}: ${formatAmount(amount)} more`;

/** Where it is added to pay or dismissed: the person's week in the tracker. */
export const trackerWeek = (userId: string, week: string): string =>
  `/dashboard/payroll?contractor=${encodeURIComponent(userId)}&week=${week}`;

/** Shows a newly saved rate's effect on days that were on payroll; nothing if there is none. */
export function sayBackPay(userId: string, backPay: readonly BackPay[] | null | undefined): void {
  const [first] = backPay ?? [];
  if (!backPay || !first) return;
  const days = backPay.reduce((sum, { dayCount }) => sum + dayCount, 0);
  const cents = sumCents(backPay.map(({ amount }) => readCents(amount)));
  notify.warning(`${counted(days, 'paid day')}: ${formatMoney(cents)} more`, {
    label: 'Add to Pay',
    to: trackerWeek(userId, first.weekStart),
  });
}
