import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { portalOver, type TestPortal } from '../../test/support/portal.ts';
import type { Database } from '../platform/db/database.ts';
import { withCopy } from './copy.ts';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await openTestDatabase();
  portal = portalOver(database);
});
afterAll(() => portal.close());

test('a copy names the last link of the chain, also when its number has more digits than the one before', async () => {
  for (let person = 0; person < 12; person += 1) await portal.joinContractor();
  await portal.services.sealer.seal();
  const last = await portal.services.db.auditSeal.findFirstOrThrow({ orderBy: { position: 'desc' } });
  expect(last.position).toBeGreaterThan(9n);
  await withCopy(database.pool, new Date(), async ({ manifest }) => {
    expect(manifest.head).toEqual({ position: last.position, hash: last.hash });
  });
});
