import { useState } from 'react';
import type { StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayRateFields } from '../people/DayRateFields';
import { askAboutRate, type RateValues, rateInput, rateValues, validateRate } from '../people/dayRate';
import { FirstPasswordFields } from '../people/FirstPasswordFields';
import { InvitationLinkDialog } from '../people/InvitationLinkDialog';
import { PersonFields } from '../people/PersonFields';
import { findNewPersonIssues, type NewPersonValues, newPersonValues } from '../people/personForm';
import { StartFields } from '../people/StartFields';
import { useAddPerson } from '../people/useAddPerson';
import { useCreateStaff } from './useCreateStaff';
import { useInviteStaff } from './useInviteStaff';

type Values = NewPersonValues & RateValues;

/** A new staff member. The page with the name in its place comes in the same request. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(() => rateValues());
  const { values, errors, error, issues, question, change, submit } = useDialogForm<Values>(
    { ...newPersonValues, ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...findNewPersonIssues(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
    (typed) => askAboutRate(typed, initial),
  );
  const [create, isCreating] = useCreateStaff();
  const [invite, isInviting] = useInviteStaff();
  const variables = useScreenVariables<StaffScreenQuery>();
  const { add, handedOver } = useAddPerson({
    create: (input) => create({ input, ...variables() }),
    invite: (input) => invite({ input: { kind: 'STAFF', ...input }, ...variables() }),
    onAdded: onClose,
  });
  const save = async () => {
    await submit(({ dailyRate, effectiveFrom, ...person }) =>
      add(person, rateInput({ dailyRate, effectiveFrom }, initial)),
    );
  };
  if (handedOver) return <InvitationLinkDialog {...handedOver} onClose={onClose} />;
  return (
    <FormDialog
      open
      title="Add Staff Member"
      submitLabel="Add Staff Member"
      busyLabel="Adding..."
      busy={isCreating || isInviting}
      error={error}
      issues={issues}
      question={question}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields values={values} errors={errors} onChange={change} />
      {values.firstPassword === 'invitation' && (
        <StartFields values={values} errors={errors} onChange={change} />
      )}
      <DayRateFields values={values} errors={errors} onChange={change} />
      <FirstPasswordFields
        values={values}
        errors={errors}
        name="staff-password"
        hint="It works for 7 days. They pick a new one at first sign-in and start with the Employee role."
        onChange={change}
      />
    </FormDialog>
  );
}
