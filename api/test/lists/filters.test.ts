/** The filter of a list matches what the arguments match that it replaces, and the two are not sent together. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let accountant: Actor;
let driver: Actor;
let other: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor();
  other = await portal.joinContractor();
  for (const [userId, status] of [
    [driver.key, 'PENDING'],
    [other.key, 'APPROVED'],
  ] as const)
    for (const day of ['2026-10-05', '2026-11-09']) {
      const date = toUtcMidnight(day);
      await portal.db.timeLog.create({ data: { userId, date, status, worked: true } });
      await portal.db.receipt.create({
        data: {
          ...{ userId, date, status, category: 'FUEL', amount: 20.5, purpose: 'Diesel' },
          ...{ requestKey: `${userId} ${day}`, requestHash: 'x' },
        },
      });
      await portal.db.taxDocument.create({
        data: {
          ...{
            userId,
            type: status === 'PENDING' ? 'FORM_1099_MISC' : 'FORM_1099_NEC',
            year: day === '2026-10-05' ? 2024 : 2025,
          },
          ...{ status: status === 'PENDING' ? 'DRAFT' : 'APPROVED', snapshot: {} },
        },
      });
    }
});
afterAll(() => portal.close());

const ask = (list: string, args: string, who = accountant) =>
  portal.graphql(`{ ${list}(${args}) { nodes { id } totalCount } }`, {}, who.token);

async function ids(list: string, args: string): Promise<string[]> {
  const { data, errors } = await ask(list, args);
  expect(errors).toBeUndefined();
  expect(data[list].totalCount).toBe(data[list].nodes.length);
  return data[list].nodes.map(({ id }: { id: string }) => id);
}

const OF_DRIVER = () => [`userId: "${driver.id}"`, `userId: { in: ["${driver.id}"] }`] as const;
const DAYS = () => ['startDate: "2026-11-01"', 'date: { from: "2026-11-01" }'] as const;
const UNTIL = () => ['endDate: "2026-11-01"', 'date: { to: "2026-11-01" }'] as const;
const PENDING = () => ['status: PENDING', 'status: { in: [PENDING] }'] as const;

test.each([
  ['timeLogs', OF_DRIVER],
  ['timeLogs', DAYS],
  ['timeLogs', UNTIL],
  ['timeLogs', PENDING],
  ['receipts', OF_DRIVER],
  ['receipts', DAYS],
  ['receipts', UNTIL],
  ['receipts', PENDING],
  ['taxDocuments', OF_DRIVER],
  ['taxDocuments', () => ['year: 2024', 'year: 2024'] as const],
  ['taxDocuments', () => ['status: DRAFT', 'status: { in: [DRAFT] }'] as const],
  ['taxDocuments', () => ['type: FORM_1099_MISC', 'type: FORM_1099_MISC'] as const],
])('%s: %s', async (list, both) => {
  const [args, filter] = both();
  const found = await ids(list, `filter: { ${filter} }`);
  expect(found).toHaveLength(2);
  expect(found).toEqual(await ids(list, args));
  const former = args.slice(0, args.indexOf(':'));
  const { errors } = await ask(list, `${args}, filter: { ${filter} }`);
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', path: [former] } }]);
});

test.each(['timeLogs', 'receipts', 'taxDocuments'])('%s of others are refused to a driver', async (list) => {
  const { errors } = await ask(list, `filter: { userId: { in: ["${driver.id}"] } }`, other);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
