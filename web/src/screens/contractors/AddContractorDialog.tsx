import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FormDialog } from '../../kit/ui/FormDialog';
import { PasswordField } from '../../kit/ui/PasswordField';
import { PasswordChecklist } from '../identity/PasswordChecklist';
import { passwordFault } from '../identity/passwordRules';
import { DayRateFields } from '../people/DayRateFields';
import { type RateValues, rateFaults, rateInput, rateValues } from '../people/dayRate';
import { ContractorFields } from './ContractorFields';
import { type Faults, missing } from './contractorForm';
import { useContractorForm } from './useContractorForm';
import { useCreateContractor } from './useCreateContractor';

const nothing = { firstName: '', lastName: '', email: '', password: '' };
type Values = typeof nothing & RateValues;

function check({ dailyRate, effectiveFrom, ...values }: Values, initial: RateValues): Faults {
  const faults: Faults = { ...missing(values), ...rateFaults({ dailyRate, effectiveFrom }, initial) };
  const weak = passwordFault(values.password, values.password);
  if (values.password && weak) faults.password = weak;
  return faults;
}

/** A new contractor. The page is asked for again afterwards, because only the server knows where the name belongs. */
export function AddContractorDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(() => rateValues());
  const { values, faults, error, issues, change, submit } = useContractorForm<Values>(
    { ...nothing, ...initial },
    (typed) => check(typed, initial),
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
      <ContractorFields values={values} faults={faults} onChange={change} />
      <DayRateFields values={values} faults={faults} onChange={change} />
      <PasswordField
        label="Password"
        name="contractor-password"
        autoComplete="new-password"
        hint="The contractor signs in with it within 7 days and chooses another one then."
        required
        value={values.password}
        onChange={(password) => change('password', password)}
        fault={faults.password}
      />
      <PasswordChecklist password={values.password} />
    </FormDialog>
  );
}
