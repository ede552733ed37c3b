/** Servers that start at the same moment create the queues together. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { prepareQueues } from './prepareQueues.ts';
import { QUEUE_NAMES } from './queues.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const queues = () => portal.db.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.queue ORDER BY name`;
const removeQueues = async () => {
  for (const name of QUEUE_NAMES) await portal.db.$queryRaw`SELECT pgboss.delete_queue(${name})::text`;
};

test('creates each queue once, however many start at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeQueues();
    expect(await queues()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map(() => prepareQueues(portal.database.pool)));
    expect((await queues()).map(({ name }) => name)).toEqual([...QUEUE_NAMES].sort());
  }
});
