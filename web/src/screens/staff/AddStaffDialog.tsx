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
import { useCreateStaff } from './useCreateStaff';

const nothing: NewPersonValues = { firstName: '', lastName: '', email: '', password: '' };
type Values = NewPersonValues & RateValues;

/** A new staff member. The page is requested again afterwards, because only the server knows where the name belongs. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(() => rateValues());
  const { values, errors, error, issues, change, submit } = useDialogForm<Values>(
    { ...nothing, ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...findNewPersonIssues(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
  );
  const [create, isBusy] = useCreateStaff();
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
      title="Add Staff Member"
      submitLabel="Add Staff Member"
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
        name="staff-password"
        autoComplete="new-password"
        hint="The new member of staff signs in with it within 7 days, chooses another one then, and begins with the role Employee."
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
