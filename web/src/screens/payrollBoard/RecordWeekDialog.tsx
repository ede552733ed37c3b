import { useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { findOpenDays } from 'rules/enteredDays';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { type RecordPayment, RecordPaymentDialog } from '../payments/RecordPaymentDialog';
import { useUnpaidRuns } from './useUnpaidRuns';

const DirectDepositDialog = lazyDialog(
  async () => (await import('../bankFiles/DirectDepositDialog')).DirectDepositDialog,
);

type RecordWeekDialogProps = {
  week: string;
  today: string;
  /** Only these runs; everyone's if left out. */
  only?: string;
  /** People who need a second person and would keep everyone else waiting: they are left for later. */
  except?: readonly string[];
  busy: boolean;
  record: RecordPayment;
  onClose: () => void;
};

/**
 * Pays a week: makes the bank file, and records the payment, for everyone on payroll or some of them. It begins with
 * the server's present runs.
 */
export function RecordWeekDialog(props: RecordWeekDialogProps) {
  const { week, today, only, except = [], busy, record, onClose } = props;
  const { runs: all, hasFailed, retry } = useUnpaidRuns(week);
  const [makesFile, setMakesFile] = useState(false);
  const runs = only ? all?.filter(({ userId }) => userId === only) : all;
  const title = `Record Payment for ${formatWeek(week)}`;
  if (makesFile) return <DirectDepositDialog week={week} today={today} onClose={onClose} />;
  if (runs && runs.length > 0)
    return (
      <RecordPaymentDialog
        title={title}
        runs={runs}
        unchecked={only ? [] : except}
        today={today}
        openDays={findOpenDays(week, today)}
        busy={busy}
        record={record}
        onBankFile={() => setMakesFile(true)}
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
