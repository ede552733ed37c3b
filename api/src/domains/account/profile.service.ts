/** The viewer's own profile. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canSetDailyRate } from '../../viewer/policy.ts';
import { setDailyRate } from '../people/dailyRate.ts';

/** Omitted fields stay unchanged; null clears them. */
export interface ProfileChanges {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  address?: Partial<Record<(typeof ADDRESS_PARTS)[number], string | null>> | null;
  /** Dollars a day. */
  dailyRate?: number | null;
}

const ADDRESS_PARTS = ['street', 'city', 'state', 'zip', 'country'] as const;
const COLUMNS = {
  firstName: true,
  lastName: true,
  phone: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  country: true,
} as const;

const WITHOUT_ADDRESS = { street: null, city: null, state: null, zip: null, country: null };

/** Changes the given fields. Throws ForbiddenError for a daily rate that the viewer may not set. */
export async function updateProfile(context: SignedInContext, changes: ProfileChanges): Promise<string> {
  const { id } = context.viewer;
  const { address, dailyRate, firstName, lastName, phone } = changes;
  if (dailyRate !== undefined)
    assertAllowed(context, 'Mutation.updateProfile', canSetDailyRate(context.viewer, context.viewer));

  const given = { phone, ...(address === null ? WITHOUT_ADDRESS : address) };
  await inTransaction(context.db, async (tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: COLUMNS });
    const changed = differences(before, {
      firstName: firstName ?? undefined,
      lastName: lastName ?? undefined,
      ...given,
    });
    if (Object.keys(changed.newValues).length > 0) {
      await tx.user.update({ where: { id }, data: changed.newValues, select: { id: true } });
      await record(tx, context, { action: 'PROFILE_UPDATED', entityType: 'User', entityId: id, ...changed });
    }
    await setDailyRate(tx, context, id, { dailyRate });
  });
  return id;
}

/** The given values that differ from the current ones, and those current ones. */
function differences<Values extends object>(before: Values, given: Partial<Values>) {
  const keys = (Object.keys(given) as (keyof Values)[]).filter(
    (key) => given[key] !== undefined && given[key] !== before[key],
  );
  const pick = (values: Partial<Values>) =>
    Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;
  return { oldValues: pick(before), newValues: pick(given) };
}
