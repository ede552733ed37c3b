import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditStaffDialog_user$key } from '../../__generated__/EditStaffDialog_user.graphql';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FormDialog } from '../../kit/ui/FormDialog';
import { sayBackPay } from '../people/backPay';
import { DayRateFields } from '../people/DayRateFields';
import { askAboutRate, rateInput, rateValues, validateRate } from '../people/dayRate';
import { PersonFields } from '../people/PersonFields';
import { missing } from '../people/personForm';
import { useUpdateStaff } from './useUpdateStaff';
import { useWorkRelation } from './useWorkRelation';

type EditStaffDialogProps = { user: EditStaffDialog_user$key; onClose: () => void };

/** A person's names, phone and day rate. The viewer's own rate is in the profile. */
export function EditStaffDialog({ user, onClose }: EditStaffDialogProps) {
  const person = useFragment(
    graphql`
      fragment EditStaffDialog_user on User @throwOnFieldError {
        id
        firstName
        lastName
        email
        phone
        dailyRate
        dailyRateFrom
        payRates {
          dailyRate
          effectiveFrom
        }
        viewerCanSetDailyRate
        ...useWorkRelation_user
      }
    `,
    user,
  );
  const { id, firstName, lastName, email, phone, viewerCanSetDailyRate, ...stored } = person;
  const isOwn = useSessionUser().id === id;
  const relation = useWorkRelation(person);
  const [initial] = useState(() => rateValues(stored));
  const form = useDialogForm(
    { firstName, lastName, email, phone: phone ?? '', ...initial },
    ({ phone: _optional, dailyRate, effectiveFrom, ...names }) => ({
      ...missing(names),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
    (typed) => askAboutRate(typed, initial),
  );
  const [update, isBusy] = useUpdateStaff();
  const save = async () => {
    const isDone = await form.submit(async (typed) => {
      const outcome = await update({
        input: {
          id,
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          phone: typed.phone.trim() || null,
          dailyRate: stored.dailyRate,
          ...rateInput(typed, initial),
        },
      });
      if (outcome.ok) sayBackPay(id, outcome.result.user?.backPay);
      return outcome;
    });
    if (isDone && (await relation.save())) onClose();
  };
  return (
    <FormDialog
      open
      title="Edit Staff Member"
      submitLabel="Save Changes"
      busyLabel="Saving..."
      busy={isBusy || relation.isBusy}
      error={form.error}
      issues={form.issues}
      question={form.question}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields values={form.values} errors={form.errors} onChange={form.change} isEmailLocked />
      <Field label="Phone" validationMessage={form.errors.phone}>
        <Input
          name="staff-phone"
          type="tel"
          autoComplete="off"
          value={form.values.phone}
          onChange={(_event, { value }) => form.change('phone', value)}
        />
      </Field>
      {viewerCanSetDailyRate && !isOwn && (
        <DayRateFields
          values={form.values}
          errors={form.errors}
          stored={{ ...stored, initial }}
          onChange={form.change}
        />
      )}
      {relation.field}
    </FormDialog>
  );
}
