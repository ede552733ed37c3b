/** New people: active, with at least one open onboarding step. */
import { addDays, toUtcMidnight } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { matchesPerson } from '../people/search.ts';
import type { StepName } from './steps.ts';

/** After this many days, an address, a bank account and a first day no longer count as open. */
const NEW_DAYS = 60;

const isPaidHere = {
  OR: [{ workRelation: 'CONTRACTOR' }, { workRelation: null, kind: 'CONTRACTOR' }],
} satisfies Prisma.UserWhereInput;

/** A password that someone else chose counts as a new person's until their first sign-in. */
const isOutside = {
  OR: [{ invitation: { isNot: null } }, { mustChangePassword: true }],
} satisfies Prisma.UserWhereInput;

function openSteps({ now, timeZone }: Context): Record<StepName, Prisma.UserWhereInput> {
  const since = addDays(todayIn(now(), timeZone), -NEW_DAYS);
  const isNew = {
    OR: [{ startsOn: { gte: toUtcMidnight(since) } }, { createdAt: { gte: startOfDay(since, timeZone) } }],
  } satisfies Prisma.UserWhereInput;
  const lacks = (open: Prisma.UserWhereInput): Prisma.UserWhereInput => ({ AND: [isPaidHere, isNew, open] });
  return {
    INVITED: isOutside,
    SIGNED_IN: isOutside,
    ADDRESS: lacks({ OR: [{ street: null }, { street: '' }], taxProfiles: { none: {} } }),
    // However long someone has been here, because the year's forms need it.
    W9: {
      AND: [isPaidHere, { OR: [{ w9RequestedAt: { not: null } }, { taxProfiles: { none: {} } }] }],
    },
    BANK_ACCOUNT: lacks({ bankAccounts: { none: { endedAt: null } } }),
    FIRST_DAY: lacks({ timeLogs: { none: { worked: true } } }),
  };
}

/** Active people with an open step, or with this one open. */
export function newcomersWhere(
  context: Context,
  { step, search }: { step?: StepName | null; search?: string | null },
): Prisma.UserWhereInput {
  const open = openSteps(context);
  return {
    isActive: true,
    archivedAt: null,
    AND: [{ OR: step ? [open[step]] : Object.values(open) }, matchesPerson(search)],
  };
}
