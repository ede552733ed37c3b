import { useState } from 'react';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import type { Outcome } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { type NewPersonValues, startInput } from './personForm';

type Rate = { dailyRate?: number | null; effectiveFrom?: string };
type PersonInput = { firstName: string; lastName: string; email: string; roles?: RoleName[] };

type Invited = { readonly invited?: { readonly link?: string | null } | null };

/** A link to hand over, and its recipient. */
type HandedOver = { name: string; link: string };

export type WaysToAdd = {
  create: (input: PersonInput & { password: string }) => Promise<Outcome<unknown>>;
  invite: (input: PersonInput & Rate & ReturnType<typeof startInput>) => Promise<Outcome<Invited>>;
  onAdded: () => void;
};

/**
 * Adds a person from the form: with a password passed to `create`, or by an invitation, with their start and day rate.
 * A link to hand over shows before anything else happens.
 */
export function useAddPerson({ create, invite, onAdded }: WaysToAdd) {
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const add = async (values: NewPersonValues, rate: Rate): Promise<Outcome<unknown>> => {
    const { firstPassword, password, role } = values;
    const firstName = values.firstName.trim();
    const lastName = values.lastName.trim();
    const input = {
      ...{ firstName, lastName, email: values.email.trim() },
      ...(role && { roles: [role as RoleName] }),
    };
    if (firstPassword === 'password') {
      const outcome = await create({ ...input, password });
      if (outcome.ok) onAdded();
      return outcome;
    }
    const outcome = await invite({ ...input, ...rate, ...startInput(values) });
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
