import { formatWeek } from 'rules/dayFormats';
import { findOpenDays } from 'rules/enteredDays';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog';
import { useRecordWeekPayments } from './useRecordWeekPayments';
import { useUnpaidRuns } from './useUnpaidRuns';

type RecordWeekDialogProps = { week: string; today: string; onClose: () => void };

/** Records that everybody on payroll was paid for a week: those who were when it opened. */
export function RecordWeekDialog({ week, today, onClose }: RecordWeekDialogProps) {
  const { runs, hasFailed, retry } = useUnpaidRuns(week);
  const [record, isBusy] = useRecordWeekPayments(week);
  const title = `Record Payment for ${formatWeek(week)}`;
  if (runs && runs.length > 0)
    return (
      <RecordPaymentDialog
        title={title}
        runs={runs}
        today={today}
        openDays={findOpenDays(week, today)}
        busy={isBusy}
        record={record}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{runs ? 'Close' : 'Cancel'}</Button>}
    >
      {hasFailed && <ErrorState text="Failed to load the payrolls of the week" onRetry={retry} />}
      {runs
        ? 'No one you can pay is on payroll this week.'
        : !hasFailed && <SkeletonLines lines={4} label="Loading the payrolls..." />}
    </DialogFrame>
  );
}
