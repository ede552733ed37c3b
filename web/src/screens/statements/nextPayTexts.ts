/** Someone's next pay, in words. */
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';

interface Payment {
  /** Null if not set. */
  readonly payDate?: string | null | undefined;
  /** Before there is a run; null if a day has no rate. */
  readonly estimate?: number | null | undefined;
  readonly run?: { readonly net: number } | null | undefined;
}

/** '$540.00', 'About $540.00' */
export function nextPayAmount({ run, estimate }: Payment): string {
  if (run) return formatAmount(run.net);
  return estimate == null ? 'No day rate yet' : `About ${formatAmount(estimate)}`;
}

/** Whether the due day has passed. */
export const isLate = ({ payDate }: Pick<Payment, 'payDate'>, today: string): boolean =>
  payDate != null && payDate < today;

/** 'Pay date Fri, Nov 20', or 'Was due Fri, Nov 20' once that has passed. */
export function nextPayDate({ run, payDate }: Payment, today: string): string {
  if (payDate == null) return 'Pay date not set yet';
  const day = formatShortDay(payDate);
  if (isLate({ payDate }, today)) return `Was due ${day}`;
  return run ? `Pay date ${day}` : `Expected ${day}`;
}
