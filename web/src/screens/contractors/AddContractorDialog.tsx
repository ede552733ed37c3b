import { useState } from 'react';
import type { ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
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
import { useCreateContractor } from './useCreateContractor';
import { useInviteContractor } from './useInviteContractor';

type Values = NewPersonValues & RateValues;

/** A new contractor. The page with the name in its place comes in the same request. */
export function AddContractorDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(() => rateValues());
  const { values, errors, error, issues, question, change, submit } = useDialogForm<Values>(
    { ...newPersonValues, ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...findNewPersonIssues(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
    (typed) => askAboutRate(typed, initial),
  );
  const [create, isCreating] = useCreateContractor();
  const [invite, isInviting] = useInviteContractor();
  const variables = useScreenVariables<ContractorsScreenQuery>();
  const { add, handedOver } = useAddPerson({
    create: (input) => create({ input, ...variables() }),
    invite: (input) => invite({ input: { kind: 'CONTRACTOR', ...input }, ...variables() }),
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
      title="Add Contractor"
      submitLabel="Add Contractor"
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
        name="contractor-password"
        hint="It works for 7 days. The contractor picks a new one at first sign-in."
        onChange={change}
      />
    </FormDialog>
  );
}
