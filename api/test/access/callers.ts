/** Every kind of caller: each role, each kind of token, and callers without access. */

import jwt from 'jsonwebtoken';
import type { RoleName } from 'rules/roles';
import { tokenColumns } from '../../src/viewer/accessTokens.ts';
import { isWriteScope, TOKEN_SCOPES } from '../../src/viewer/tokenScopes.ts';
import { newSecretToken } from '../../src/viewer/tokens.ts';
import { family } from '../support/longTest.ts';
import { MISSING } from '../support/missing.ts';
import type { Stage } from '../support/operation.ts';
import type { Actor, TestPortal } from '../support/portal.ts';
import type { Subject } from '../support/rights.ts';
import { createBatches, createRecords, taxYear } from './stage.ts';

export const ROLES: readonly RoleName[] = [
  'IT_Admin',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
  'Employee',
];

/**
 * These roles have no rights of their own, as `policy.test.ts` and the access map show; the short form tries one of
 * them.
 */
const WITHOUT_RIGHTS: readonly RoleName[] = ['Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee'];
export const TRIED_ROLES = ROLES.filter((role) => !WITHOUT_RIGHTS.includes(role)).concat(
  family(WITHOUT_RIGHTS.toReversed()),
);

export interface Caller {
  name: string;
  /** The bearer token; none if omitted. */
  token?: string | undefined;
  roles: readonly RoleName[];
  /** The portal does not know an anonymous caller, whatever its token was before. */
  standing: 'stranger' | 'mustChange' | 'working';
  /** For an access token: whether it may write. */
  accessToken?: { canWrite: boolean };
  /** The person's key in the audit log. */
  key?: string;
  /** Each caller has its own address, because wrong passwords are counted by address. */
  ipAddress: string;
}

export interface Cast {
  callers: readonly Caller[];
  getStage: (caller: Caller, subject: Subject) => Stage;
}

const minutes = (count: number) => count * 60_000;

/** Creates all callers: two people of each role, so that each has a colleague with the same role. */
export async function createCast(portal: TestPortal): Promise<Cast> {
  const stages = new Map<string, Stage>();
  const peers = new Map<string, Stage>();
  const clerk = await portal.joinStaff('IT_Admin', 'Manager');
  const batches = await createBatches(portal, clerk);
  const give = async (actor: Actor) => ({ ...(await createRecords(portal, clerk, actor)), ...batches });
  // With a second role, so that a test can remove one.
  const ofAdmin = await give(await portal.joinStaff('IT_Admin', 'HR'));
  const driver = await give(await portal.joinContractor());
  const put = await give(await portal.joinContractor());
  await portal.db.user.update({ where: { id: put.driver.key }, data: { archivedAt: portal.services.now() } });

  const ready = await give(await portal.joinContractor());
  await taxYear(portal, clerk, driver.driver, ready.driver);

  const callers: Omit<Caller, 'ipAddress'>[] = [];
  const join = async (name: string, roles: RoleName[], more: Partial<Caller> = {}) => {
    const own = await give(roles.length ? await portal.joinStaff(...roles) : await portal.joinContractor());
    stages.set(name, own);
    callers.push({ name, roles, standing: 'working', token: own.driver.token, key: own.driver.key, ...more });
    return own;
  };
  for (const role of TRIED_ROLES) {
    await join(role, [role]);
    peers.set(role, role === 'IT_Admin' ? ofAdmin : await give(await portal.joinStaff(role)));
  }
  await join('contractor', []);
  await join('HR and Accountant', ['HR', 'Accountant']);
  const mustChange = await join('password change due', ['IT_Admin', 'Manager'], { standing: 'mustChange' });
  await portal.db.user.update({ where: { id: mustChange.driver.key }, data: { mustChangePassword: true } });
  for (const canWrite of [false, true]) {
    const name = `administrator’s access token that may ${canWrite ? 'write' : 'only read'}`;
    const own = await join(name, ['IT_Admin'], { accessToken: { canWrite } });
    Object.assign(callers.at(-1)!, { token: await createAccessToken(portal, own.driver, canWrite) });
  }
  for (const [name, token] of await strangers(portal))
    callers.push({ name, token, roles: [], standing: 'stranger' });

  return {
    callers: callers.map((caller, index) => ({ ...caller, ipAddress: ADDRESSES[index]! })),
    getStage: ({ name, roles }, subject) =>
      ({
        driver,
        own: stages.get(name) ?? driver,
        peer: peers.get(roles[0] ?? '') ?? driver,
        admin: ofAdmin,
        archived: put,
        missing: MISSING,
      })[subject],
  };
}

/** One address per caller: a token used from a new address alerts its owner. */
const ADDRESSES = Array.from({ length: 50 }, (_, index) => `198.51.100.${index + 1}`);

export async function createAccessToken(
  portal: TestPortal,
  { key }: Actor,
  canWrite: boolean,
  gone = {},
): Promise<string> {
  const token = `cpat_${newSecretToken()}`;
  const expiresAt = new Date(portal.services.now().getTime() + minutes(60));
  await portal.db.personalAccessToken.create({
    data: {
      ...tokenColumns(portal.services.keys, {
        userId: key,
        token,
        scopes: TOKEN_SCOPES.filter((scope) => canWrite || !isWriteScope(scope)),
        expiresAt,
        ...gone,
      }),
      name: 'Script',
      canWrite,
      lastUsedAt: portal.services.now(),
      // Streams come from the shared address of all tests.
      usedFrom: [...ADDRESSES, '192.0.2.1'],
    },
  });
  return token;
}

/** Tokens without access, each of a person who could do everything. */
async function strangers(portal: TestPortal): Promise<[string, string | undefined][]> {
  const { db, services } = portal;
  const past = new Date(services.now().getTime() - minutes(1));
  const powerful = () => portal.joinStaff('IT_Admin', 'Manager');
  const toSessionId = ({ token }: Actor) => (jwt.decode(token) as { sid: string }).sid;
  const signed = (actor: Actor, key: jwt.Secret, algorithm: jwt.Algorithm) => {
    const { header, payload } = jwt.decode(actor.token, { complete: true })!;
    return jwt.sign(payload, key, { algorithm, header: { ...header, alg: algorithm } });
  };
  const [expired, ended, idle, gone, archived, hs512, none, forged, deadKey, oldKey] = await Promise.all(
    Array.from({ length: 10 }, powerful),
  );
  await db.session.update({ where: { id: toSessionId(expired!) }, data: { expiresAt: past } });
  await db.session.update({ where: { id: toSessionId(ended!) }, data: { revokedAt: past } });
  await db.user.update({ where: { id: gone!.key }, data: { isActive: false } });
  await db.user.update({ where: { id: archived!.key }, data: { archivedAt: past } });
  return [
    ['anonymous', undefined],
    ['garbage token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['expired session', expired!.token],
    ['ended session', ended!.token],
    ['token older than a session', pastToken(idle!, services.keys.session)],
    ['deactivated administrator', gone!.token],
    ['archived administrator', archived!.token],
    ['token signed with HS512', signed(hs512!, services.keys.session, 'HS512')],
    ['token without a signature', signed(none!, '', 'none')],
    ['token signed with another key', signed(forged!, 'x'.repeat(32), 'HS256')],
    ['revoked access token', await createAccessToken(portal, deadKey!, true, { revokedAt: past })],
    ['expired access token', await createAccessToken(portal, oldKey!, true, { expiresAt: past })],
  ];
}

function pastToken(actor: Actor, key: Buffer): string {
  const { header, payload } = jwt.decode(actor.token, { complete: true })!;
  const { iat = 0, exp = 0, ...claims } = payload as jwt.JwtPayload;
  const day = 24 * 60 * 60;
  return jwt.sign({ ...claims, iat: iat - day, exp: exp - day }, key, { algorithm: 'HS256', header });
}
