/** Many ask at once who they are: each is told of the own session alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../testing/portal.ts';
import { createLiveSessions } from './liveSession.ts';
import { readSessionToken, type SessionClaims } from './tokens.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const claimsOf = ({ token }: Actor): SessionClaims =>
  readSessionToken(portal.services.keys.session, token, portal.services.now())!;

/** Looks the sessions up in the same moment; also says how many statements that took. */
async function lookUp(asked: readonly SessionClaims[], now = portal.services.now()) {
  let statements = 0;
  const find = createLiveSessions({
    rows: (sql) => {
      statements += 1;
      return portal.services.sql.rows(sql);
    },
  });
  const found = await Promise.all(asked.map((claims) => find(claims, now)));
  return { statements, found };
}

test('those who ask in the same moment share one statement, and each gets the own roles', async () => {
  const people = [
    await portal.joinStaff('Manager'),
    await portal.joinContractor(),
    await portal.joinStaff('HR'),
  ];
  const [manager] = people.map(claimsOf);
  const { statements, found } = await lookUp([...people.map(claimsOf), manager!]);
  expect(statements).toBe(1);
  expect(found.map((session) => session?.roles)).toEqual([['Manager'], [], ['HR'], ['Manager']]);
});

test('one who is refused takes nobody along', async () => {
  const [manager, ended] = [await portal.joinStaff('Manager'), await portal.joinContractor()].map(claimsOf);
  await portal.db.session.update({
    where: { id: ended!.sessionId },
    data: { revokedAt: portal.services.now() },
  });
  const strangers = { userId: ended!.userId, sessionId: manager!.sessionId };
  const { found } = await lookUp([ended!, manager!, strangers]);
  expect(found.map((session) => session?.roles)).toEqual([undefined, ['Manager'], undefined]);
});

test('nothing is remembered: a session that is ended is refused the next time', async () => {
  const claims = claimsOf(await portal.joinStaff('Manager'));
  const { liveSession, now } = portal.services;
  expect((await liveSession(claims, now()))?.roles).toEqual(['Manager']);
  await portal.db.session.update({ where: { id: claims.sessionId }, data: { revokedAt: now() } });
  expect(await liveSession(claims, now())).toBeNull();
});

test('a session ends to the millisecond', async () => {
  const claims = claimsOf(await portal.joinStaff('Manager'));
  const { expiresAt } = await portal.db.session.findUniqueOrThrow({ where: { id: claims.sessionId } });
  const last = await lookUp([claims], new Date(expiresAt.getTime() - 1));
  const ended = await lookUp([claims], expiresAt);
  expect([last.found[0]?.roles, ended.found[0]]).toEqual([['Manager'], null]);
});
