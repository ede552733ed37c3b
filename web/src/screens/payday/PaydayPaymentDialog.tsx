import { formatWeek } from 'rules/dayFormats';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog';
import { useUnpaidRuns } from '../payrollBoard/useUnpaidRuns';
import { useRecordPayday } from './useRecordPayday';

type PaydayPaymentDialogProps = {
  week: string;
  today: string;
  /** Whose runs alone; everybody's where it is left out. */
  only?: string;
  /** Those who need a second person, who would keep everybody else waiting. */
  except: readonly string[];
  onClose: () => void;
};

/** Records that the money of a week has left, as the server has the runs when it opens. */
export function PaydayPaymentDialog({ week, today, only, except, onClose }: PaydayPaymentDialogProps) {
  const { runs: all, hasFailed, retry } = useUnpaidRuns(week);
  const [record, isBusy] = useRecordPayday();
  const runs = all?.filter(({ userId }) => (only ? userId === only : !except.includes(userId)));
  const title = `Record Payment for ${formatWeek(week)}`;
  if (runs && runs.length > 0)
    return (
      <RecordPaymentDialog
        title={title}
        runs={runs}
        today={today}
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
