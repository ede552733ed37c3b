import { useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { useMarkWeekPaid } from './useMarkWeekPaid';
import { useRunsToMark } from './useRunsToMark';

type MarkWeekPaidDialogProps = {
  week: string;
  onMarked: () => void;
  onClose: () => void;
};

/** Asks before all runs of a week are marked as paid, which only making them void takes back, one by one. */
export function MarkWeekPaidDialog({ week, onMarked, onClose }: MarkWeekPaidDialogProps) {
  const { runs, hasFailed } = useRunsToMark(week);
  const [markPaid, isSaving] = useMarkWeekPaid();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    if (!runs?.count) return;
    const outcome = await markPaid({ input: { weekStart: week } });
    if (!outcome.ok) return setError(outcome.message);
    notify.success(`${counted(outcome.result.payload?.paid ?? 0, 'payroll')} marked as paid`);
    onMarked();
  };
  return (
    <ConfirmDialog
      open
      title={runs ? `Mark ${counted(runs.count, 'payroll')} as paid?` : 'Mark payrolls as paid?'}
      confirmLabel={runs ? `Mark ${runs.count} as Paid — ${formatMoney(runs.cents)}` : 'Mark as Paid'}
      busyLabel={isSaving ? 'Saving...' : 'Counting...'}
      busy={isSaving || (!runs && !hasFailed)}
      error={error ?? (hasFailed ? 'Failed to load the payrolls of the week' : null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {runs ? (
        <>
          {counted(runs.count, 'payroll')} of {formatWeek(week)}, {formatMoney(runs.cents)} in all. They will
          count as paid out in summaries and tax documents. Only making a payroll void takes this back.
        </>
      ) : (
        !hasFailed && <SkeletonLines lines={2} label="Counting the payrolls..." />
      )}
    </ConfirmDialog>
  );
}
