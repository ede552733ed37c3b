import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount, readCents } from 'rules/amounts';
import { isDay } from 'rules/days';
import { findUnusual } from 'rules/enteredDays';
import { toAmount, toDecimal } from 'rules/money';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from 'rules/payments';
import { findRepaymentIssues } from 'rules/planRules';
import { todayHere } from 'rules/zonedDays';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { notify } from '../../kit/ui/notify';
import { SelectField } from '../../kit/ui/SelectField';
import { toMessages } from './planForm';
import type { PlanRow } from './planRow';
import { useRecordRepayment } from './useRecordRepayment';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

type RepaymentDialogProps = {
  plan: Pick<PlanRow, 'id' | 'description' | 'left' | 'givenOn' | 'carriedOverOn'>;
  /** How many plans the list shows. */
  first: number;
  onClose: () => void;
};

/** Records a repayment of an advance by hand: amount, date and method. */
export function RepaymentDialog({ plan, first, onClose }: RepaymentDialogProps) {
  const styles = useStyles();
  const { id, description, givenOn, carriedOverOn } = plan;
  const today = todayHere();
  const left = readCents(plan.left ?? 0);
  const keyOf = useIdempotencyKey();
  const [record, isSaving] = useRecordRepayment();
  const form = useDialogForm(
    { amount: toDecimal(left), date: today, method: 'CHECK', reference: '' },
    ({ amount, date, reference }) => {
      const day = isDay(date) ? date : today;
      const issues = findRepaymentIssues(
        { amount: readCents(amount), date: day, reference },
        { left, givenOn: givenOn ?? carriedOverOn ?? day },
        today,
      );
      return { ...toMessages(issues), ...(!isDay(date) && { date: 'Choose the day the money came in.' }) };
    },
    ({ date }) => findUnusual(date, { today }),
  );
  const { values, errors, change } = form;
  const submit = async () => {
    const isSaved = await form.submit((typed) => {
      const input = {
        id,
        amount: toAmount(readCents(typed.amount)),
        date: typed.date,
        method: typed.method as PaymentMethod,
        reference: typed.reference.trim(),
      };
      return record({ input: { ...input, idempotencyKey: keyOf(input) }, first });
    });
    if (!isSaved) return;
    notify.success(`${formatAmount(toAmount(readCents(values.amount)))} of ${description} paid back`);
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Paid Back: ${description}`}
      submitLabel="Record Repayment"
      busyLabel="Saving..."
      busy={isSaving}
      error={form.error}
      issues={form.issues}
      question={form.question}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        Record it after the money comes in. What later pay takes back is recorded automatically.
      </p>
      <FieldGrid>
        <MoneyField
          label="Amount"
          hint={`${formatAmount(toAmount(left))} is still owed.`}
          required
          value={values.amount}
          error={errors.amount}
          onChange={(value) => change('amount', value)}
        />
        <Field label="Date" required validationMessage={errors.date}>
          <Input
            type="date"
            max={today}
            value={values.date}
            onChange={(_event, { value }) => change('date', value)}
          />
        </Field>
        <SelectField
          label="Method"
          options={PAYMENT_METHOD_NAMES}
          value={values.method}
          onChange={(value) => change('method', value)}
          error={errors.method}
        />
        <Field
          label={values.method === 'CHECK' ? 'Check Number' : 'Reference'}
          validationMessage={errors.reference}
        >
          <Input
            value={values.reference}
            autoComplete="off"
            onChange={(_event, { value }) => change('reference', value)}
          />
        </Field>
      </FieldGrid>
    </FormDialog>
  );
}
