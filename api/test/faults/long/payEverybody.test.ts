/** A batch that pays everyone continues by itself after its process ends in the middle, and pays each person once. */
import { describe, expect, test } from 'vitest';
import { type Person, signIn } from '../support/client.ts';
import { companyFolder, companyOnPostgres, MANAGERS } from '../support/company.ts';
import { inDatabase, type Place } from '../support/database.ts';
import { brokenRules } from '../support/invariants.ts';
import {
  addPayees,
  boardTotals,
  fetchProgress,
  ledger,
  paidOnce,
  payEverybody,
  payOf,
  untilFinished,
  untilPaid,
} from '../support/payroll.ts';
import { hasPostgres } from '../support/postgres.ts';
import { type Server, start } from '../support/server.ts';

/** Twenty chunks of a batch, so that every kill falls between two of them. */
const PEOPLE = 500;
/** More work than a server finishes while another starts. */
const MANY = 2_000;

async function finishes(server: Server, manager: Person, batch: string, people: number): Promise<void> {
  const { done, refused, paidTotal } = await untilFinished(server.url, manager, batch);
  expect({ done, refused, paidTotal }).toEqual({ done: people, refused: 0, paidTotal: payOf(people) });
}

async function begin(
  place: Place,
  people: number,
): Promise<{ server: Server; manager: Person; batch: string }> {
  await addPayees(place, people);
  const server = await start(place);
  const manager = await signIn(server.url, MANAGERS[0]!);
  const totals = await boardTotals(server.url, manager);
  expect(totals).toEqual({ ready: people, totalPay: payOf(people) });
  return { server, manager, batch: await payEverybody(server.url, manager, totals) };
}

async function expectEverybodyPaidOnce(place: Place, people: number): Promise<void> {
  await inDatabase(place, async () => {
    expect(await ledger(place)).toEqual(paidOnce(people));
    expect(await brokenRules(place)).toEqual({});
  });
}

/** Ends the process this many times in the middle, each time a little later. */
async function surviveKills(place: Place, signal: 'SIGKILL' | 'SIGTERM', ends: number): Promise<void> {
  const { server, manager, batch } = await begin(place, PEOPLE);
  let current = server;
  for (let end = 1; end <= ends; end += 1) {
    await untilPaid(current.url, manager, batch, Math.floor((end * PEOPLE) / (ends + 2)));
    const status = await current.kill(signal);
    if (signal === 'SIGTERM') expect(status).toBe(0);
    current = await start(place);
    expect((await fetchProgress(current.url, manager, batch)).done).toBeGreaterThan(0);
  }
  await finishes(current, manager, batch, PEOPLE);
  expect(await current.kill('SIGTERM')).toBe(0);
  await expectEverybodyPaidOnce(place, PEOPLE);
}

test('on the embedded database, killed with its server', { timeout: 600_000 }, () =>
  surviveKills(companyFolder(), 'SIGKILL', 8),
);

test('on the embedded database, stopped cleanly', { timeout: 600_000 }, () =>
  surviveKills(companyFolder(), 'SIGTERM', 3),
);

test.runIf(hasPostgres)(
  'on a PostgreSQL server that keeps running while its portal is killed',
  { timeout: 600_000 },
  async () => {
    const { place } = await companyOnPostgres();
    await surviveKills(place, 'SIGKILL', 8);
  },
);

/** One of two processes is killed in the middle; the other takes over its batch and had no part in it before. */
async function handOver(place: Place, theOtherComes: 'first' | 'later'): Promise<void> {
  const early = theOtherComes === 'first' ? await start(place) : null;
  const people = theOtherComes === 'later' ? MANY : PEOPLE;
  const { server, manager, batch } = await begin(place, people);
  const other = early ?? (await start(place));
  await untilPaid(server.url, manager, batch, 20);
  await server.kill('SIGKILL');
  const { done } = await fetchProgress(other.url, manager, batch);
  expect(done).toBeLessThan(people);
  await untilPaid(other.url, manager, batch, done + 1);
  await finishes(other, manager, batch, people);
  expect(await other.kill('SIGTERM')).toBe(0);
  await expectEverybodyPaidOnce(place, people);
}

describe.runIf(hasPostgres)('on a PostgreSQL server', () => {
  test.each([
    ['an idle process continues the work of one that died', 'first'],
    ['a second process that starts meanwhile continues the work of the first', 'later'],
  ] as const)('%s', { timeout: 600_000 }, async (_what, theOtherComes) => {
    const { place } = await companyOnPostgres();
    await handOver(place, theOtherComes);
  });
});
