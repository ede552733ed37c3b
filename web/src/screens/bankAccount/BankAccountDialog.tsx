import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ACCOUNT_HOLDERS, ACCOUNT_TYPES, MAX_TYPED_BANK_NUMBER } from 'rules/bankNumbers';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { HOLDER_LABELS, TYPE_LABELS } from './accountLabels';
import { checkAccount, EMPTY_ACCOUNT, type TypedAccount, toAccountInput } from './bankAccountForm';
import { useSetBankAccount } from './useSetBankAccount';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

const NUMBERS = [
  ['routingNumber', 'Routing Number', 'Nine digits, at the lower left of a check.'],
  ['accountNumber', 'Account Number', undefined],
  ['again', 'Confirm Account Number', undefined],
] as const satisfies readonly [keyof TypedAccount, string, string | undefined][];

type BankAccountDialogProps = { userId: string; isChange: boolean; onClose: () => void };

/** Enters someone's bank account, replacing the one on file. */
export function BankAccountDialog({ userId, isChange, onClose }: BankAccountDialogProps) {
  const styles = useStyles();
  const [save, isBusy] = useSetBankAccount();
  const form = useDialogForm(EMPTY_ACCOUNT, checkAccount);
  const { values, errors, change } = form;
  const submit = async () => {
    if (await form.submit((typed) => save(toAccountInput(userId, typed)))) onClose();
  };
  return (
    <FormDialog
      open
      title={isChange ? 'Change Bank Account' : 'Add Bank Account'}
      submitLabel="Save Bank Account"
      busyLabel="Saving..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        The number is encrypted, and only its last four digits are shown. The person paid to this account and
        all administrators hear about the change.
      </p>
      <FieldGrid>
        {NUMBERS.map(([field, label, hint]) => (
          <Field key={field} label={label} hint={hint} required validationMessage={errors[field]}>
            <Input
              value={values[field]}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_TYPED_BANK_NUMBER}
              onChange={(_event, { value }) => change(field, value)}
            />
          </Field>
        ))}
        <Field label="Account Type" required validationMessage={errors.type}>
          <Select value={values.type} onChange={(_event, { value }) => change('type', value)}>
            {ACCOUNT_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Account Holder" required validationMessage={errors.holder}>
          <Select value={values.holder} onChange={(_event, { value }) => change('holder', value)}>
            {ACCOUNT_HOLDERS.map((holder) => (
              <option key={holder} value={holder}>
                {HOLDER_LABELS[holder]}
              </option>
            ))}
          </Select>
        </Field>
      </FieldGrid>
    </FormDialog>
  );
}
