import { formatWeek } from 'rules/dayFormats';
import { findOpenDays } from 'rules/enteredDays';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { useMarkWeekPaid } from './useMarkWeekPaid';
import { useRunsToMark } from './useRunsToMark';

type MarkWeekPaidDialogProps = { week: string; today: string; onClose: () => void };

/**
 * Asks before all runs of a week whose pay date has come are marked as paid, which records a payment of each on that
 * date. They show as paid at once.
 */
export function MarkWeekPaidDialog({ week, today, onClose }: MarkWeekPaidDialogProps) {
  const { runs, hasFailed, retry } = useRunsToMark(week, today);
  const markPaid = useMarkWeekPaid();
  const count = runs?.ids.length ?? 0;
  const confirm = async () => {
    if (hasFailed) return retry();
    if (!runs || count === 0) return;
    onClose();
    const outcome = await markPaid(week, runs);
    if (outcome.ok) notify.success(`${counted(outcome.result.payload?.paid ?? 0, 'payroll')} marked as paid`);
    else notify.error(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title={runs ? `Mark ${counted(count, 'payroll')} as paid?` : 'Mark payrolls as paid?'}
      confirmLabel={
        runs ? `Mark ${count} as Paid — ${formatMoney(runs.cents)}` : hasFailed ? 'Retry' : 'Mark as Paid'
      }
      busyLabel="Counting..."
      busy={!runs && !hasFailed}
      error={hasFailed ? 'Failed to load the payrolls of the week' : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {runs ? (
        <>
          {counted(count, 'payroll')} of {formatWeek(week)}, {formatMoney(runs.cents)} in all. This records a
          payment for each, dated its pay date. They count as paid in summaries and tax documents unless you
          void them. {findOpenDays(week, today)}{' '}
          {runs.later > 0 &&
            `${counted(runs.later, 'payroll')} with a future pay date ${runs.later === 1 ? 'is' : 'are'} left out: use Record Payment once the money goes out.`}
        </>
      ) : (
        !hasFailed && <SkeletonLines lines={2} label="Counting the payrolls..." />
      )}
    </ConfirmDialog>
  );
}
