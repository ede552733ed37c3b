import { formatMoney } from 'rules/money';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { PayChip } from './PayChip';
import { useWeekGridStyles } from './useWeekGridStyles';

/** A day's earnings, and the progress of their payment. */
export function DayPayCell({ log, pay }: { log: LoggedDay | undefined; pay: DayPay | undefined }) {
  const styles = useWeekGridStyles();
  return (
    <>
      {pay && <span className={styles.amount}>{formatMoney(pay.earned)}</span>}
      {pay && pay.expenses > 0 && (
        <span className={styles.small}>{`and ${formatMoney(pay.expenses)} expenses`}</span>
      )}
      <PayChip day={log} />
    </>
  );
}
