import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { formatDay } from 'rules/dayFormats';
import { findUnusual } from 'rules/enteredDays';
import { toAmount } from 'rules/money';
import { SAME_FILE_MESSAGE } from 'rules/receiptFiles';
import type { TimeLogsScreenQuery } from '../../__generated__/TimeLogsScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { FormDialog } from '../../kit/ui/FormDialog';
import { ProgressBar } from '../../kit/ui/ProgressBar';
import { ReceiptFields } from '../receipts/ReceiptFields';
import { ReceiptPicture } from '../receipts/ReceiptPicture';
import type { ReceiptRow } from '../receipts/receiptRow';
import { findReceiptErrors, type ReceiptValues, readReceipt } from '../receipts/receiptValues';
import { type SentFile, sendFile } from '../receipts/sendFile';
import { useAddReceipt } from './useAddReceipt';
import { useUpdateReceipt } from './useUpdateReceipt';

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
});

type ReceiptDialogProps = {
  today: string;
  /** The owner's first day of work, if entered. */
  startsOn: string | null | undefined;
  /** The possible days, the likeliest first. */
  days: readonly string[];
  /** The receipt to change; a new one without it. */
  receipt?: ReceiptRow | undefined;
  onClose: () => void;
};

/** A receipt: day, purpose, amount and photo, which uploads while the rest is typed. */
export function ReceiptDialog({ today, startsOn, days, receipt, onClose }: ReceiptDialogProps) {
  const styles = useStyles();
  const page = useScreenVariables<TimeLogsScreenQuery>();
  const [addReceipt, isAdding] = useAddReceipt();
  const [updateReceipt, isUpdating] = useUpdateReceipt();
  const toKey = useIdempotencyKey();
  const file = useFile(receipt?.file);
  const blank = toValues(receipt, days);
  const about = `receipt.${receipt?.id ?? days.at(-1)}`;
  const form = useDialogForm(
    { ...blank, ...readTabDraft(about, isTextDraft) },
    findReceiptErrors,
    ({ date }) => findUnusual(date, { today, startsOn }),
  );
  const { values, errors, change } = form;
  useTabDraft(about, values);

  const submit = async () => {
    const isSent = await form.submit((typed) => {
      const { amount, ...rest } = readReceipt(typed);
      const content = { ...rest, amount: toAmount(amount), fileId: file.sent?.id ?? null };
      if (receipt)
        return updateReceipt({ input: { ...content, id: receipt.id, revision: receipt.revision } });
      return addReceipt({ ...page(), input: { ...content, idempotencyKey: toKey(content) } });
    });
    if (isSent) onClose();
  };

  return (
    <FormDialog
      open
      width="small"
      title={receipt ? 'Change Receipt' : 'Add Receipt'}
      submitLabel="Send Receipt"
      busyLabel="Sending..."
      busy={isAdding || isUpdating}
      disabledReason={file.share === null ? null : 'Wait until the file is sent.'}
      error={form.error}
      issues={form.issues}
      question={form.question}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReceiptFields
        days={days}
        values={values}
        errors={errors}
        onChange={change}
        file={file.sent && <ReceiptPicture file={file.sent} label="The photo of this receipt" />}
        onFile={(chosen) => void file.choose(chosen)}
      >
        {file.share !== null && (
          <ProgressBar label="Sending the file" value={Math.round(file.share * 100)} total={100} />
        )}
        {file.error && (
          <p role="alert" className={styles.note}>
            {file.error}
          </p>
        )}
        {file.sent?.sameAsDate && (
          <p className={styles.note}>
            {SAME_FILE_MESSAGE} It is of {formatDay(file.sent.sameAsDate)}.
          </p>
        )}
      </ReceiptFields>
    </FormDialog>
  );
}

function toValues(receipt: ReceiptRow | undefined, days: readonly string[]): ReceiptValues {
  if (!receipt) return { date: days[0] ?? '', category: '', amount: '', purpose: '' };
  const { date, category, amount, purpose } = receipt;
  return { date, category, amount: amount.toFixed(2), purpose };
}

/** The file being uploaded, uploaded or refused; at first the receipt's own. */
function useFile(own: ReceiptRow['file'] | undefined) {
  const [sent, setSent] = useState<SentFile | null>(own ? { ...own, sameAsDate: null } : null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const chosen = useRef<File>(null);
  const choose = async (file: File) => {
    chosen.current = file;
    // An earlier choice may take longer to upload, and no longer counts.
    const ifLast =
      <Value,>(set: (value: Value) => void) =>
      (value: Value) => {
        if (chosen.current === file) set(value);
      };
    setError(null);
    setShare(0);
    await sendFile(file, ifLast(setShare)).then(
      ifLast(setSent),
      ifLast((failure: Error) => setError(failure.message)),
    );
    ifLast(setShare)(null);
  };
  return { sent, share, error, choose };
}
