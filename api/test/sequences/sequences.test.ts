/**
 * Steps that are each allowed do not add up to what is denied: whoever begins with a role, a stolen session or nothing
 * tries every sequence of steps, and after each of them the promises of docs/security.md hold.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../support/portal.ts';
import { ATTACKS } from './attacks.ts';
import { search } from './search.ts';

const REACH = process.env.LONG
  ? { depth: 6, width: 100, isShort: false }
  : { depth: 2, width: 1, isShort: true };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test.each(ATTACKS)('$name gets nowhere', { timeout: 3_600_000 }, async (attack) => {
  // Two accounts and a request between them: few steps, each of which has to be gone on from.
  const reach = attack.isAfterMoney && !process.env.LONG ? { ...REACH, width: 4 } : REACH;
  const { findings, worlds, tried } = await search(portal, attack, reach);
  console.log(`${attack.name}: ${tried} steps tried in ${worlds} worlds`);
  expect(findings.map(({ steps, broken }) => [...steps, ...broken].join(' > '))).toEqual([]);
});
