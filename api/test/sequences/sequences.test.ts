/**
 * Allowed steps do not add up to something forbidden: an attacker with a role, a stolen session or nothing tries every
 * sequence of steps, and after each step the promises of docs/security.md hold.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../support/portal.ts';
import { ATTACKS } from './attacks.ts';
import { search } from './search.ts';

/** As wide as four minutes for all attackers together allow; six steps with a width of 100 take half an hour. */
const REACH = process.env.LONG
  ? { depth: 6, width: 12, isShort: false }
  : { depth: 2, width: 1, isShort: true };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/**
 * access/operations.test.ts tries the single steps of the other attackers. The attacker after money alternates between
 * two accounts, and anyOrder.test.ts covers the short form of that.
 */
const tried = ATTACKS.filter(({ isInShort }) => isInShort || process.env.LONG);

test.each(tried)('$name gets nowhere', { timeout: 3_600_000 }, async (attack) => {
  const { findings, worlds, tried: steps } = await search(portal, attack, REACH);
  console.log(`${attack.name}: ${steps} steps tried in ${worlds} worlds`);
  expect(findings.map(({ steps, broken }) => [...steps, ...broken].join(' > '))).toEqual([]);
});
