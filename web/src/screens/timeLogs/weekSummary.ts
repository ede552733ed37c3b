import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';

/** A week in the log in one line: '5 days worked, 3 approved, 2 pending, $540.00 earned'. */
export function weekSummary(
  days: readonly string[],
  logs: ReadonlyMap<string, LoggedDay>,
  pay: ReadonlyMap<string, DayPay>,
): string {
  const logged = days.flatMap((date) => logs.get(date) ?? []);
  if (logged.length === 0) return 'Nothing entered';
  const having = (status: LoggedDay['status']) => logged.filter((day) => day.status === status).length;
  const earned = days.reduce((cents, date) => cents + (pay.get(date)?.earned ?? 0), 0);
  const parts = [
    `${counted(logged.filter(({ worked }) => worked).length, 'day')} worked`,
    having('APPROVED') > 0 && `${having('APPROVED')} approved`,
    having('PENDING') > 0 && `${having('PENDING')} pending`,
    having('REJECTED') > 0 && `${having('REJECTED')} rejected`,
    earned > 0 && `${formatMoney(earned)} earned`,
  ];
  return parts.filter(Boolean).join(', ');
}
