import { useState } from 'react';
import type { Outcome } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import type { NewPersonValues } from './personForm';
import { useInvitePerson } from './useInvitePerson';

type Rate = { dailyRate?: number | null; effectiveFrom?: string };
export type PersonInput = { firstName: string; lastName: string; email: string } & Rate;

/** A link to hand over, and to whom. */
type HandedOver = { name: string; link: string };

/**
 * Adds a person as the form says: by an invitation, or with a password that `create` is given. A link that is to be
 * handed over is shown before anything else happens.
 */
export function useAddPerson(
  kind: 'STAFF' | 'CONTRACTOR',
  create: (input: PersonInput & { password: string }) => Promise<Outcome<unknown>>,
  onAdded: () => void,
) {
  const [invite, isInviting] = useInvitePerson();
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const add = async (values: NewPersonValues, rate: Rate): Promise<Outcome<unknown>> => {
    const { firstPassword, password } = values;
    const firstName = values.firstName.trim();
    const lastName = values.lastName.trim();
    const input = { firstName, lastName, email: values.email.trim(), ...rate };
    if (firstPassword === 'password') {
      const outcome = await create({ ...input, password });
      if (outcome.ok) onAdded();
      return outcome;
    }
    const outcome = await invite({ input: { kind, ...input } });
    if (!outcome.ok) return outcome;
    const link = outcome.result.invited?.link;
    if (link) setHandedOver({ name: `${firstName} ${lastName}`, link });
    else {
      notify.success(`Invitation sent to ${input.email}`);
      onAdded();
    }
    return outcome;
  };
  return { add, isInviting, handedOver };
}
