import { useState } from 'react';
import type { Outcome } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { type NewPersonValues, startInput } from './personForm';

type Rate = { dailyRate?: number | null; effectiveFrom?: string };
export type PersonInput = { firstName: string; lastName: string; email: string } & Rate;

type Invited = { readonly invited?: { readonly link?: string | null } | null };

/** A link to hand over, and to whom. */
type HandedOver = { name: string; link: string };

type WaysToAdd = {
  create: (input: PersonInput & { password: string }) => Promise<Outcome<unknown>>;
  invite: (input: PersonInput & ReturnType<typeof startInput>) => Promise<Outcome<Invited>>;
  onAdded: () => void;
};

/**
 * Adds a person as the form says: by an invitation, or with a password that `create` is given. A link that is to be
 * handed over is shown before anything else happens.
 */
export function useAddPerson({ create, invite, onAdded }: WaysToAdd) {
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
    const outcome = await invite({ ...input, ...startInput(values) });
    if (!outcome.ok) return outcome;
    const link = outcome.result.invited?.link;
    if (link) setHandedOver({ name: `${firstName} ${lastName}`, link });
    else {
      notify.success(`Invitation sent to ${input.email}`);
      onAdded();
    }
    return outcome;
  };
  return { add, handedOver };
}
