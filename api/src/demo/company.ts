/** Hiring the sample company's people, as it would happen in the portal. */
import { randomUUID } from 'node:crypto';
import { listPermissions, type RoleName } from 'rules/roles';
import { createUser } from '../domains/people/accounts.ts';
import { type Context, type SignedInContext, systemContext } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { noteConfirmation } from '../viewer/freshSession.ts';
import { endSessions, startSession } from '../viewer/sessions.ts';
import { readSessionToken } from '../viewer/tokens.ts';
import { DRIVERS, FORMER_DRIVER, SAMPLE_PASSWORD, type SamplePerson, STAFF } from './people.ts';

export interface SampleCompany {
  /** Keys of the drivers, in the order of `DRIVERS`. */
  drivers: string[];
  /** Has left, and has been paid in the years before. */
  former: string;
  manager: string;
  admin: string;
}

/** Someone at work in the sample: a context as if they were signed in. */
export const asUser = (services: Services, id: string, roles: RoleName[]): SignedInContext => ({
  ...systemContext(services),
  viewer: { id, sessionId: id, roles, permissions: listPermissions(roles), mustChangePassword: false },
});

/** The same person with a request of its own: what it does is one act of the audit log. */
export const inRequest = (context: SignedInContext): SignedInContext => ({
  ...context,
  request: { ...context.request, id: randomUUID() },
});

/** Something that takes a session of one's own, in which one has just proved to be there. */
export async function inSession<Result>(
  services: Services,
  id: string,
  roles: RoleName[],
  act: (context: SignedInContext) => Promise<Result>,
): Promise<Result> {
  const context = asUser(services, id, roles);
  const { token } = await inTransaction(services.db, (tx) => startSession(tx, context, id));
  const { sessionId } = readSessionToken(services.keys.session, token, services.now())!;
  const signedIn: SignedInContext = { ...context, viewer: { ...context.viewer, sessionId } };
  await inTransaction(services.db, (tx) => noteConfirmation(tx, signedIn));
  const result = await act(signedIn);
  await inTransaction(services.db, (tx) => endSessions(tx, context, id));
  return result;
}

export async function hire(context: Context, person: SamplePerson, roles: RoleName[]): Promise<string> {
  const { email, firstName, lastName, phone, city, state, dailyRate } = person;
  const id = await createUser(context, {
    kind: roles.length ? 'STAFF' : 'CONTRACTOR',
    roles,
    email,
    firstName,
    lastName,
    phone,
    password: SAMPLE_PASSWORD,
    mustChangePassword: false,
    dailyRate,
    // The README states it, and it contains the sample company's name.
    isPasswordChecked: true,
  });
  await inTransaction(context.db, async (tx) => {
    await tx.user.update({ where: { id }, data: { city, state, country: 'USA' } });
  });
  return id;
}

/** Hires everyone on the day that the services' clock shows. */
export async function foundCompany(services: Services): Promise<SampleCompany> {
  const context = systemContext(services);
  const staff: string[] = [];
  for (const person of STAFF) staff.push(await hire(context, person, person.roles));
  // The office is paid through the payroll provider.
  await services.db.user.updateMany({ where: { id: { in: staff } }, data: { workRelation: 'EMPLOYEE' } });
  const drivers: string[] = [];
  for (const driver of DRIVERS) drivers.push(await hire(context, driver, []));
  const former = await hire(context, FORMER_DRIVER, []);
  const findHolder = (role: RoleName) => staff[STAFF.findIndex(({ roles }) => roles.includes(role))]!;
  return { drivers, former, manager: findHolder('Manager'), admin: findHolder('IT_Admin') };
}
