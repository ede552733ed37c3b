/** What an error of the database leaves in the log: what went wrong and where, and nothing that is in a row. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { createLog } from './log.ts';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor({ firstName: 'Zephyrine', email: 'zephyrine@example.com' });
});
afterAll(() => portal.close());

const acts: [string, () => Promise<unknown>][] = [
  ['through Prisma', () => portal.db.user.update({ where: { id: driver.key }, data: { dailyRate: -5 } })],
  [
    'in SQL',
    () => portal.database.pool.query('UPDATE "User" SET "dailyRate" = -5 WHERE id = $1', [driver.key]),
  ],
];
test.each(acts)('a row that breaks a rule of the database: %s', async (_way, act) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await act().then(
    () => expect.unreachable(),
    (err: unknown) => log.error({ err }, 'unexpected error'),
  );
  expect(lines.join()).toMatch(/User_dailyRate_range/);
  expect(lines.join()).not.toMatch(/zephyrine/i);
});
