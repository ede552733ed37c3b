/** When days are first expected: the rules for one person and for a list agree. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { keysOf } from '../people/directory.sql.ts';
import { expected } from './late.sql.ts';
import { weekOfLog } from './late.ts';
import { hasStartedBy } from './startedBy.ts';

const [MONDAY, SUNDAY] = ['2026-11-09', '2026-11-15'];
const ZONE = 'America/New_York';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

test.each([
  ['added that Sunday', '2026-11-16T04:59:00Z', null, true],
  ['added on Monday', '2026-11-16T05:00:00Z', null, false],
  ['starting that Sunday, added later', '2026-11-22T15:00:00Z', '2026-11-15', true],
  ['starting on Monday, added long before', '2026-01-05T15:00:00Z', '2026-11-16', false],
] as const)('%s', async (_who, createdAt, startsOn, isExpected) => {
  const { key } = await portal.joinContractor();
  const standing = { createdAt: new Date(createdAt), startsOn: startsOn && toUtcMidnight(startsOn) };
  await portal.db.user.update({ where: { id: key }, data: standing });
  expect(hasStartedBy(standing, SUNDAY, ZONE)).toBe(isExpected);
  const found = await rowsIn(portal.db, keysOf({ filter: [expected(weekOfLog(MONDAY, ZONE))] }));
  expect(found).toEqual([{ keys: isExpected ? [key] : [] }]);
});
