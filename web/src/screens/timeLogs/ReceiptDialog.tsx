import { Field, makeStyles, Select, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { readCents } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  findAmountIssue,
  MAX_PURPOSE,
  needsReceipt,
  PURPOSE_REQUIRED,
  receiptNeededMessage,
} from 'rules/expenses';
import { toAmount } from 'rules/money';
import { RECEIPT_FILE_TYPES, SAME_FILE_MESSAGE } from 'rules/receiptFiles';
import type { TimeLogsScreenQuery } from '../../__generated__/TimeLogsScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { Button } from '../../kit/ui/Button';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { ProgressBar } from '../../kit/ui/ProgressBar';
import { ReceiptPicture } from '../receipts/ReceiptPicture';
import type { ReceiptRow } from '../receipts/receiptRow';
import { type SentFile, sendFile } from '../receipts/sendFile';
import { useAddReceipt } from './useAddReceipt';
import { useUpdateReceipt } from './useUpdateReceipt';

const useStyles = makeStyles({
  file: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  choose: { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET } },
  input: { display: 'none' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
});

type ReceiptDialogProps = {
  /** The days that it can be of, the likeliest first. */
  days: readonly string[];
  /** The one that is changed; a new one without it. */
  receipt?: ReceiptRow | undefined;
  onClose: () => void;
};

/** A receipt: the day, what it was for, how much, and a photo, which is sent while the rest is typed. */
export function ReceiptDialog({ days, receipt, onClose }: ReceiptDialogProps) {
  const styles = useStyles();
  const page = useScreenVariables<TimeLogsScreenQuery>();
  const [addReceipt, isAdding] = useAddReceipt();
  const [updateReceipt, isUpdating] = useUpdateReceipt();
  const toKey = useIdempotencyKey();
  const file = useFile(receipt?.file);
  const blank = toValues(receipt, days);
  const about = `receipt.${receipt?.id ?? days.at(-1)}`;
  const form = useDialogForm({ ...blank, ...readTabDraft(about, isTextDraft) }, (values) => {
    const amountIssue = findAmountIssue(readCents(values.amount));
    return {
      ...(values.category === '' && { category: 'Choose a category.' }),
      ...(amountIssue && { amount: amountIssue }),
      ...(values.purpose.trim() === '' && { purpose: PURPOSE_REQUIRED }),
    };
  });
  const { values, errors, change } = form;
  useTabDraft(about, values);
  const category = values.category as ExpenseCategory;
  const isNeeded = values.category !== '' && needsReceipt({ category, amount: readCents(values.amount) });

  const submit = async () => {
    const isSent = await form.submit(({ date, purpose, amount }) => {
      const content = {
        date,
        category,
        amount: toAmount(readCents(amount)),
        purpose: purpose.trim(),
        fileId: file.sent?.id ?? null,
      };
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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Day" required validationMessage={errors.date}>
        <Select value={values.date} onChange={(_event, { value }) => change('date', value)}>
          {days.map((date) => (
            <option key={date} value={date}>
              {formatDay(date)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Category" required validationMessage={errors.category}>
        <Select value={values.category} onChange={(_event, { value }) => change('category', value)}>
          <option value="">Choose…</option>
          {Object.entries(EXPENSE_CATEGORIES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <MoneyField
        label="Amount"
        required
        value={values.amount}
        error={errors.amount}
        onChange={(amount) => change('amount', amount)}
      />
      <Field
        label="Purpose"
        hint="e.g. Turnpike, Newark to Camden"
        required
        validationMessage={errors.purpose}
      >
        <Textarea
          value={values.purpose}
          maxLength={MAX_PURPOSE}
          rows={2}
          onChange={(_event, { value }) => change('purpose', value)}
        />
      </Field>
      <div className={styles.file}>
        <input
          ref={file.input}
          type="file"
          accept={RECEIPT_FILE_TYPES}
          aria-label="Photo or PDF"
          className={styles.input}
          onChange={({ target }) => void file.choose(target.files?.[0])}
        />
        <Button className={styles.choose} onClick={() => file.input.current?.click()}>
          {file.sent ? 'Choose Another Photo' : 'Add Photo or PDF'}
        </Button>
        {file.sent && <ReceiptPicture file={file.sent} label="The photo of this receipt" />}
      </div>
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
      {isNeeded && !file.sent && <p className={styles.note}>{receiptNeededMessage({ category })}</p>}
    </FormDialog>
  );
}

function toValues(receipt: ReceiptRow | undefined, days: readonly string[]) {
  if (!receipt) return { date: days[0] ?? '', category: '', amount: '', purpose: '' };
  const { date, category, amount, purpose } = receipt;
  return { date, category: category as string, amount: amount.toFixed(2), purpose };
}

/** The file that is being sent, was sent or was refused; at first the one that the receipt has. */
function useFile(own: ReceiptRow['file'] | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<SentFile | null>(own ? { ...own, sameAsDate: null } : null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setShare(0);
    try {
      setSent(await sendFile(file, setShare));
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setShare(null);
      // The same file can be chosen again.
      if (input.current) input.current.value = '';
    }
  };
  return { input, sent, share, error, choose };
}
