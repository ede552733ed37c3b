import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditContractorDialog_user$key } from '../../__generated__/EditContractorDialog_user.graphql';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { sayBackPay } from '../people/backPay';
import { DayRateFields } from '../people/DayRateFields';
import { askAboutRate, rateInput, rateValues, validateRate } from '../people/dayRate';
import { PersonFields } from '../people/PersonFields';
import { missing } from '../people/personForm';
import { useUpdateContractor } from './useUpdateContractor';

type EditContractorDialogProps = { user: EditContractorDialog_user$key; onClose: () => void };

/** A contractor's names, email address and day rate. */
export function EditContractorDialog({ user, onClose }: EditContractorDialogProps) {
  const { id, firstName, lastName, email, invitation, ...stored } = useFragment(
    graphql`
      fragment EditContractorDialog_user on User @throwOnFieldError {
        id
        firstName
        lastName
        email
        invitation {
          isExpired
        }
        dailyRate
        dailyRateFrom
        payRates {
          dailyRate
          effectiveFrom
        }
      }
    `,
    user,
  );
  const [initial] = useState(() => rateValues(stored));
  const { values, errors, error, issues, question, change, submit } = useDialogForm(
    { firstName, lastName, email, ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...missing(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
    (typed) => askAboutRate(typed, initial),
  );
  const [update, isBusy] = useUpdateContractor();
  const save = async () => {
    const isDone = await submit(async (typed) => {
      const outcome = await update({
        input: {
          id,
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
          ...rateInput(typed, initial),
        },
      });
      if (!outcome.ok) return outcome;
      sayBackPay(id, outcome.result.user?.backPay);
      if (invitation?.isExpired === false && typed.email.trim() !== email)
        notify.warning('The link sent to the earlier address no longer works. Send the invitation again.');
      return outcome;
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title="Edit Contractor"
      submitLabel="Save Changes"
      busyLabel="Saving..."
      busy={isBusy}
      error={error}
      issues={issues}
      question={question}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields values={values} errors={errors} onChange={change} />
      <DayRateFields values={values} errors={errors} stored={{ ...stored, initial }} onChange={change} />
    </FormDialog>
  );
}
