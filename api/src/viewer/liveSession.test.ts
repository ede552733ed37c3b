/** Many sessions are looked up at once, and each caller gets only its own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import type { SessionClaims } from '../operation/services.ts';
import { alone, type Statement, type Written } from '../platform/sql/statement.ts';
import { createLiveSessions } from './liveSession.ts';
import { readSessionToken } from './tokens.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const readClaims = ({ token }: Actor): SessionClaims =>
  readSessionToken(portal.services.keys.session, token, portal.services.now())!;

/** Looks up the sessions at the same moment; also returns the statements. */
async function lookUp(several: readonly SessionClaims[], now = portal.services.now()) {
  const asked: Statement[] = [];
  const find = createLiveSessions({
    rows: (sql) => {
      asked.push(sql);
      return portal.services.sql.rows(sql);
    },
  });
  const found = await Promise.all(several.map((claims) => find(claims, now)));
  return { asked, found };
}

test('simultaneous callers share one statement, and each gets their own roles', async () => {
  const people = [
    await portal.joinStaff('Manager'),
    await portal.joinContractor(),
    await portal.joinStaff('HR'),
  ];
  const [manager] = people.map(readClaims);
  const { asked, found } = await lookUp([...people.map(readClaims), manager!]);
  expect(asked).toHaveLength(1);
  expect(found.map((session) => session?.roles)).toEqual([['Manager'], [], ['HR'], ['Manager']]);
});

test('one that is refused does not affect the others', async () => {
  const [manager, ended] = [await portal.joinStaff('Manager'), await portal.joinContractor()].map(readClaims);
  await portal.db.session.update({
    where: { id: ended!.sessionId },
    data: { revokedAt: portal.services.now() },
  });
  const strangers = { userId: ended!.userId, sessionId: manager!.sessionId };
  const { found } = await lookUp([ended!, manager!, strangers]);
  expect(found.map((session) => session?.roles)).toEqual([undefined, ['Manager'], undefined]);
});

test('nothing is cached: a session that is ended is refused the next time', async () => {
  const claims = readClaims(await portal.joinStaff('Manager'));
  const { liveSession, now } = portal.services;
  expect((await liveSession(claims, now()))?.roles).toEqual(['Manager']);
  await portal.db.session.update({ where: { id: claims.sessionId }, data: { revokedAt: now() } });
  expect(await liveSession(claims, now())).toBeNull();
});

/** How many of eight executions the database planned for their values, and how many with a generic plan. */
async function readPlanCounts(written: Written) {
  const values = written.values.map((value) => `'${value}'`).join();
  return portal.db.$transaction(async (tx) => {
    // As in a large company: with an index, the cost depends on how many are looked up.
    await tx.$executeRaw`INSERT INTO "Session" (id, "userId", "createdAt", "lastSeenAt", "expiresAt")
      SELECT gen_random_uuid(), id, now(), now(), now() FROM "User", generate_series(1, 2000)`;
    await tx.$executeRaw`ANALYZE "Session"`;
    await tx.$executeRawUnsafe(`PREPARE looked_up AS ${written.text}`);
    for (let time = 0; time < 8; time += 1) await tx.$queryRawUnsafe(`EXECUTE looked_up(${values})`);
    const [plans] = await tx.$queryRaw<{ custom: bigint; generic: bigint }[]>`
      SELECT custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements WHERE name = 'looked_up'`;
    await tx.$executeRaw`DEALLOCATE looked_up`;
    return { custom: Number(plans!.custom), generic: Number(plans!.generic) };
  });
}

test.each([1, 2, 3])('a statement that looks %d up is planned once for all', async (many) => {
  const claims = readClaims(await portal.joinStaff('Manager'));
  const { asked } = await lookUp(Array(many).fill(claims));
  // The first five tell the database what custom plans cost.
  expect(await readPlanCounts(alone(asked[0]!))).toEqual({ custom: 5, generic: 3 });
});

test('a session ends to the millisecond', async () => {
  const claims = readClaims(await portal.joinStaff('Manager'));
  const { expiresAt } = await portal.db.session.findUniqueOrThrow({ where: { id: claims.sessionId } });
  const last = await lookUp([claims], new Date(expiresAt.getTime() - 1));
  const ended = await lookUp([claims], expiresAt);
  expect([last.found[0]?.roles, ended.found[0]]).toEqual([['Manager'], null]);
});
