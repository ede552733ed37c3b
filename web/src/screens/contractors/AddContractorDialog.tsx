import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { PasswordField } from '../../kit/ui/PasswordField';
import { PasswordChecklist } from '../identity/PasswordChecklist';
import { DayRateFields } from '../people/DayRateFields';
import { type RateValues, rateInput, rateValues, validateRate } from '../people/dayRate';
import { PersonFields } from '../people/PersonFields';
import { findNewPersonIssues, type NewPersonValues } from '../people/personForm';
import { useCreateContractor } from './useCreateContractor';

const nothing: NewPersonValues = { firstName: '', lastName: '', email: '', password: '' };
type Values = NewPersonValues & RateValues;

/** A new contractor. The page is requested again afterwards, because only the server knows where the name belongs. */
export function AddContractorDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(() => rateValues());
  const { values, errors, error, issues, change, submit } = useDialogForm<Values>(
    { ...nothing, ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...findNewPersonIssues(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
  );
  const [create, isBusy] = useCreateContractor();
  const { revalidate } = useRevalidator();
  const save = async () => {
    const isDone = await submit(({ firstName, lastName, email, password, ...rate }) =>
      create({
        input: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          password,
          ...rateInput(rate, initial),
        },
      }),
    );
    if (!isDone) return;
    onClose();
    void revalidate();
  };
  return (
    <FormDialog
      open
      title="Add Contractor"
      submitLabel="Add Contractor"
      busyLabel="Adding..."
      busy={isBusy}
      error={error}
      issues={issues}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields values={values} errors={errors} onChange={change} />
      <DayRateFields values={values} errors={errors} onChange={change} />
      <PasswordField
        label="Password"
        name="contractor-password"
        autoComplete="new-password"
        hint="The contractor signs in with it within 7 days and chooses another one then."
        required
        value={values.password}
        onChange={(password) => change('password', password)}
        error={errors.password}
      />
      <PasswordChecklist
        password={values.password}
        known={[values.firstName, values.lastName, values.email]}
      />
    </FormDialog>
  );
}
