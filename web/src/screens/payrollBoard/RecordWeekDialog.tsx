import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import { findOpenDays } from 'rules/enteredDays';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import type { RunToPay } from '../payments/paymentForm';
import { type RecordPayment, RecordPaymentDialog } from '../payments/RecordPaymentDialog';
import { fetchUnpaidRuns } from './fetchUnpaidRuns';

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

type UnpaidRuns = {
  /** Null until the server has responded. */
  readonly runs: readonly RunToPay[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
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

/** Requests the runs of the week that can be paid now. */
function useUnpaidRuns(week: string): UnpaidRuns {
  const environment = useRelayEnvironment();
  const [runs, setRuns] = useState<readonly RunToPay[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isWanted = true;
    fetchUnpaidRuns(environment, week).then(
      (found) => isWanted && setRuns(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, week, attempts]);
  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  return { runs, hasFailed, retry };
}
