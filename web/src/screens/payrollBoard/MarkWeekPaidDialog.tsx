import { formatWeek } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { useMarkWeekPaid } from './useMarkWeekPaid';
import { useRunsToMark } from './useRunsToMark';

type MarkWeekPaidDialogProps = { week: string; onClose: () => void };

/**
 * Asks before all runs of a week are marked as paid, which only making them void takes back, one by one. They show as
 * paid at once.
 */
export function MarkWeekPaidDialog({ week, onClose }: MarkWeekPaidDialogProps) {
  const { runs, hasFailed } = useRunsToMark(week);
  const markPaid = useMarkWeekPaid();
  const count = runs?.ids.length ?? 0;
  const confirm = async () => {
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
      confirmLabel={runs ? `Mark ${count} as Paid — ${formatMoney(runs.cents)}` : 'Mark as Paid'}
      busyLabel="Counting..."
      busy={!runs && !hasFailed}
      error={hasFailed ? 'Failed to load the payrolls of the week' : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {runs ? (
        <>
          {counted(count, 'payroll')} of {formatWeek(week)}, {formatMoney(runs.cents)} in all. They will count
          as paid out in summaries and tax documents. Only making a payroll void takes this back.
        </>
      ) : (
        !hasFailed && <SkeletonLines lines={2} label="Counting the payrolls..." />
      )}
    </ConfirmDialog>
  );
}
