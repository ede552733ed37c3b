/** What people have been given lately. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/** What payments that stand and were recorded since then gave each of these people, in cents. */
export const recordedSince = defineRows({ people: 'uuid[]', since: 'timestamptz' }, ({ people, since }) =>
  db
    .selectFrom('Payment')
    .where((eb) => eb('userId', '=', eb.fn.any(people)))
    .where('voidedAt', 'is', null)
    .where('createdAt', '>', since)
    .groupBy('userId')
    .select('userId')
    .select(({ fn }) => sql<number>`${fn.sum('amount')} * 100`.as('cents')),
);
