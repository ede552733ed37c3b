import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { parseAmount, readCents } from 'rules/amounts';
import { sumCents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { Checkbox } from '../../kit/ui/Checkbox';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { notify } from '../../kit/ui/notify';
import { AboveLimit } from '../payments/AboveLimit';
import { useSecondPersonAbove } from '../payments/useSecondPersonAbove';
import { checkOpening, hasAdvance, type OpeningValues, toInput } from './openingForm';
import { useEnterOpeningBalance } from './useEnterOpeningBalance';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

type EnterOpeningDialogProps = { user: { id: string; name: string }; onClose: () => void };

/** Someone's pay in a year before the portal was used, and the rest of an advance from then. */
export function EnterOpeningDialog({ user, onClose }: EnterOpeningDialogProps) {
  const styles = useStyles();
  const today = todayHere();
  const keyOf = useIdempotencyKey();
  const [enter, isSaving] = useEnterOpeningBalance();
  const form = useDialogForm<OpeningValues>(
    {
      ...{ paidThrough: '', compensation: '', reimbursed: '', withheld: '', paymentsNotIncluded: '' },
      ...{ total: '', weekly: '', firstWeek: startOfWeek(today), agreedBy: user.name, agreedOn: '' },
    },
    (values) => checkOpening(values, today),
  );
  const { values, errors, change } = form;
  const limit = useSecondPersonAbove();
  const atStake = [values.compensation, values.reimbursed, values.total].map(parseAmount);
  const isAboveLimit =
    limit !== null && sumCents(atStake.map((amount) => (amount.ok ? amount.cents : 0))) > readCents(limit);
  const submit = async () => {
    let isSent = false;
    const isSaved = await form.submit(async (typed) => {
      const input = toInput(user.id, typed);
      const outcome = await enter({ input: { ...input, idempotencyKey: keyOf(input) } });
      if (outcome.ok) isSent = Boolean(outcome.result.user?.openingBalanceRequest?.isOwn);
      return outcome;
    });
    if (!isSaved) return;
    notify.success(
      isSent
        ? 'Sent to a second person for approval'
        : `Entered what ${user.name} was paid outside this system`,
    );
    onClose();
  };
  const money = (field: keyof OpeningValues, label: string, hint?: string, required = false) => (
    <MoneyField
      label={label}
      hint={hint}
      required={required}
      value={values[field]}
      error={errors[field]}
      onChange={(value) => change(field, value)}
    />
  );
  const day = (field: keyof OpeningValues, label: string, hint?: string) => (
    <Field label={label} hint={hint} required validationMessage={errors[field]}>
      <Input type="date" value={values[field]} onChange={(_event, { value }) => change(field, value)} />
    </Field>
  );
  return (
    <FormDialog
      open
      title={`Paid to ${user.name} Outside This System`}
      submitLabel={isAboveLimit ? 'Send for Approval' : 'Enter Amounts'}
      busyLabel="Saving..."
      busy={isSaving}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        Enter everything paid outside this system since January 1, and nothing else. Payments made here count
        automatically.
      </p>
      {isAboveLimit && limit !== null && <AboveLimit limit={limit} what="Opening balances" />}
      <FieldGrid>
        {day(
          'paidThrough',
          'Paid Through',
          'The date of the last of these payments. Its year is the tax year.',
        )}
        {money('compensation', 'Compensation', 'Pay before deductions: box 1a of the 1099-NEC.')}
        {money('reimbursed', 'Reimbursed Expenses', 'Accounted for; not on any form.')}
        {money('withheld', 'Backup Withholding', 'From the compensation: box 4.')}
        {money('total', 'Advance Still Owed', 'Taken back from later pay.')}
        {hasAdvance(values) && (
          <>
            {money('weekly', 'Weekly Amount', undefined, true)}
            {day('firstWeek', 'First Week (Monday)')}
            <Field label="Agreed in Writing By" required validationMessage={errors.agreedBy}>
              <Input
                value={values.agreedBy}
                autoComplete="off"
                onChange={(_event, { value }) => change('agreedBy', value)}
              />
            </Field>
            {day('agreedOn', 'Agreed On')}
          </>
        )}
      </FieldGrid>
      {(errors.paymentsNotIncluded ?? values.paymentsNotIncluded) && (
        <Field validationMessage={errors.paymentsNotIncluded}>
          <Checkbox
            label="Payments made here aren’t in these amounts"
            checked={values.paymentsNotIncluded === 'yes'}
            onChange={(_event, { checked }) => change('paymentsNotIncluded', checked ? 'yes' : 'no')}
          />
        </Field>
      )}
    </FormDialog>
  );
}
