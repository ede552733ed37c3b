import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { readCents } from 'rules/amounts';
import { isDay } from 'rules/days';
import { findUnusual } from 'rules/enteredDays';
import { formatMoney, sumCents } from 'rules/money';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from 'rules/payments';
import { counted } from '../../kit/lib/labels';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import type { Outcome } from '../../kit/relay/useMutation';
import { Button } from '../../kit/ui/Button';
import { Checkbox } from '../../kit/ui/Checkbox';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { SelectField } from '../../kit/ui/SelectField';
import { AboveLimit } from './AboveLimit';
import { PaymentWarnings } from './PaymentWarnings';
import { exceedsLimit, firstDate, type RunToPay, referencesOf } from './paymentForm';
import { RunsToPay } from './RunsToPay';
import { usePaymentWarnings } from './usePaymentWarnings';
import { useSecondPersonAbove } from './useSecondPersonAbove';
import { WarningBars } from './WarningBars';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** For a bank that pays by a file made here. Any other ACH payment is made elsewhere. */
const WITH_FILE: Readonly<Record<string, string>> = {
  FILE: 'Direct Deposit (Bank File)',
  ...PAYMENT_METHOD_NAMES,
};

type PaymentInput = {
  runIds: string[];
  date: string;
  method: PaymentMethod;
  reference: string;
  notInOpeningBalance?: boolean;
};

/** The outcome: recorded, or sent to a second person, with warnings. */
export type Recorded = { readonly warnings: readonly string[]; readonly isSent: boolean };

/** Submits it. Above the limit nothing shows as paid before the server has responded. */
export type RecordPayment = (input: PaymentInput, isAboveLimit: boolean) => Promise<Outcome<Recorded>>;

type RecordPaymentDialogProps = {
  title: string;
  /** In the order in which checks are numbered. */
  runs: readonly RunToPay[];
  /** The people whose runs are not ticked at first. */
  unchecked?: readonly string[];
  /** The company's day. */
  today: string;
  /** The warning about a week that is not over. */
  openDays?: string | null;
  busy: boolean;
  record: RecordPayment;
  /** Continues to the file with which the bank pays the week. */
  onBankFile?: () => void;
  onClose: () => void;
};

/** Records that money was paid: date, method, and each person's amount. Warnings show before it closes. */
export function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { title, unchecked = [], today, openDays, busy, record, onBankFile, onClose } = props;
  const styles = useStyles();
  const [warned, setWarned] = useState<Recorded | null>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(
    () => new Set(props.runs.filter(({ userId }) => unchecked.includes(userId)).map(({ id }) => id)),
  );
  const runs = props.runs.filter(({ id }) => !skipped.has(id));
  const form = useDialogForm(
    // Empty until the portal asks.
    { date: firstDate(props.runs, today), method: 'CHECK', reference: '', notInOpeningBalance: '' },
    ({ date }) => ({
      ...(!isDay(date) && { date: 'Choose the day the money went out.' }),
      ...(date > today && {
        date: 'Record a payment after the money goes out: choose today or earlier.',
      }),
    }),
    ({ date }) => findUnusual(date, { today }),
  );
  const { values, errors, change } = form;
  const isByFile = values.method === 'FILE';
  const method = isByFile ? 'ACH' : (values.method as PaymentMethod);
  const isNumbered = method === 'CHECK' && runs.length > 1;
  const references = referencesOf(runs, method, values.reference);
  const limit = useSecondPersonAbove();
  const isAboveLimit = limit !== null && exceedsLimit(runs, limit);
  const total = formatMoney(sumCents(runs.map(({ net }) => readCents(net))));
  const runIds = runs.map(({ id }) => id);
  const foreseen = usePaymentWarnings({
    ...{ runIds, date: values.date, method, reference: values.reference.trim() },
  });

  const submit = async () => {
    let done: Recorded = { warnings: [], isSent: false };
    const isSaved = await form.submit(async ({ date, reference, notInOpeningBalance }) => {
      const input = { runIds, date, method, reference: reference.trim() };
      const said = notInOpeningBalance === 'yes' && { notInOpeningBalance: true };
      const outcome = await record({ ...input, ...said }, isAboveLimit);
      if (outcome.ok) done = outcome.result;
      return outcome;
    });
    if (!isSaved) return;
    if (done.isSent) notify.success('Sent to a second person for approval');
    else notify.success(`Payment of ${total} recorded`);
    const unseen = done.warnings.filter((warning) => !foreseen.includes(warning));
    if (unseen.length === 0) return onClose();
    setWarned({ ...done, warnings: unseen });
  };

  if (warned) return <PaymentWarnings {...warned} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={title}
      submitLabel={isAboveLimit ? `Send for Approval — ${total}` : `Record Payment — ${total}`}
      busyLabel={isAboveLimit ? 'Sending...' : 'Recording...'}
      busy={busy}
      disabledReason={runs.length === 0 ? 'Choose who was paid.' : null}
      error={form.error}
      issues={form.issues}
      question={form.question}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        Record payments after the money goes out. The payment date sets the tax year.
      </p>
      {openDays && <p className={styles.note}>{openDays}</p>}
      {isAboveLimit && limit !== null && <AboveLimit limit={limit} what="Payments" />}
      <FieldGrid>
        <Field label="Payment Date" required validationMessage={errors.date}>
          <Input
            type="date"
            max={today}
            value={values.date}
            onChange={(_event, { value }) => change('date', value)}
          />
        </Field>
        <SelectField
          label="Method"
          options={onBankFile ? WITH_FILE : PAYMENT_METHOD_NAMES}
          value={values.method}
          onChange={(value) => change('method', value)}
          error={errors.method}
        />
        <Field
          label={method === 'CHECK' ? (isNumbered ? 'First Check Number' : 'Check Number') : 'Reference'}
          hint={isNumbered ? 'Numbered in the order below.' : undefined}
          validationMessage={errors.reference}
        >
          <Input
            value={values.reference}
            autoComplete="off"
            inputMode={method === 'CHECK' ? 'numeric' : 'text'}
            onChange={(_event, { value }) => change('reference', value)}
          />
        </Field>
      </FieldGrid>
      {(errors.notInOpeningBalance ?? values.notInOpeningBalance) && (
        <Field validationMessage={errors.notInOpeningBalance}>
          <Checkbox
            label="This payment isn’t in the amount paid outside this system"
            checked={values.notInOpeningBalance === 'yes'}
            onChange={(_event, { checked }) => change('notInOpeningBalance', checked ? 'yes' : 'no')}
          />
        </Field>
      )}
      {isByFile && (
        <div>
          <Button onClick={onBankFile}>Make Bank File</Button>
        </div>
      )}
      <RunsToPay
        label={`${counted(runs.length, 'payroll')}, ${total}`}
        runs={props.runs}
        skipped={skipped}
        onSkip={setSkipped}
        references={references}
        referenceLabel={method === 'CHECK' ? 'Check' : 'Reference'}
        marksNewAccounts={method === 'ACH'}
      />
      <WarningBars warnings={foreseen} />
    </FormDialog>
  );
}
