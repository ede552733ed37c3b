/**
 * One of the two portals: a person of each relevant kind, and a record of each kind, with the same names on both sides.
 */

import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { taxes } from '../support/taxDocuments.ts';

import { Ids, type Kind, madeId, throughGraphQL } from './entryPoints.ts';
import { STEPS } from './steps.ts';

export interface Side {
  portal: TestPortal;
  people: readonly Actor[];
  /** The ids of the records, by number. */
  known: Readonly<Record<Kind, readonly string[]>>;
  restore: () => Promise<void>;
}

/** The initial records: each with the person who creates it and its subject. */
const BEFORE = [
  {
    what: 'enters a day',
    who: 5,
    args: { about: 5, date: '2026-11-09', worked: true, status: null, description: '' },
  },
  {
    what: 'enters a day',
    who: 6,
    args: { about: 6, date: '2026-11-17', worked: true, status: null, description: '' },
  },
  {
    what: 'pays a week',
    who: 1,
    args: { about: 6, weekStart: '2026-11-02', pay: 200, expenses: 0, key: null },
  },
  { what: 'makes a W-9', who: 5, args: { about: 5, year: 2026, force: null } },
  { what: 'makes a tax summary', who: 0, args: { year: 2026 } },
] as const;

export async function openSide(): Promise<Side> {
  const portal = await openTestPortal();
  const people: Actor[] = [];
  for (const role of ['IT_Admin', 'Manager', 'HR', 'Accountant', 'Employee'] as const)
    people.push(
      await portal.join({ kind: 'STAFF', roles: [role], firstName: role, email: `${role}@example.com` }),
    );
  for (const firstName of ['Dana', 'Eli'])
    people.push(await portal.join({ firstName, email: `${firstName}@example.com`, dailyRate: 200 }));
  await taxes(portal).certify(people[5]!, '400111305');
  const known: Record<Kind, string[]> = {
    User: people.map(({ id }) => id),
    TimeLog: [],
    PayrollRun: [],
    TaxDocument: [],
    Report: [],
  };
  for (const { what, who, args } of BEFORE) {
    const { graphql, makes } = STEPS[what]!;
    const reply = await throughGraphQL(portal, people[who]!, graphql(new Ids(known), args));
    const id = madeId(reply);
    if (!id || !makes) throw new Error(`${what}: ${JSON.stringify(reply)}`);
    known[makes].push(id);
  }
  const { restore } = await takeSnapshot(portal.database);
  return { portal, people, known, restore };
}
