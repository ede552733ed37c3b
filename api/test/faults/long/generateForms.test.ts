/** The batch that generates everyone's tax forms continues by itself after its process ends in the middle. */
import { expect, test } from 'vitest';
import { signIn } from '../support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres } from '../support/company.ts';
import type { Place } from '../support/database.ts';
import { hasPostgres } from '../support/postgres.ts';
import { start } from '../support/server.ts';
import { addPayees, formsLedger, generateForms, untilAllMade, untilMade } from '../support/taxForms.ts';

const PEOPLE = 60;
/** In cents: for each person, 5,000 dollars plus the person's number in cents. */
const TOTAL = 500_000 * PEOPLE + (PEOPLE * (PEOPLE + 1)) / 2;
const ENDS = 4;

async function surviveKills(place: Place): Promise<void> {
  await addPayees(place, PEOPLE);
  let server = await start(place);
  const admin = await signIn(server.url, ADMIN);
  const batch = await generateForms(server.url, admin);
  for (let end = 1; end <= ENDS; end += 1) {
    await untilMade(server.url, admin, batch, Math.floor((end * PEOPLE) / (ENDS + 2)));
    await server.kill('SIGKILL');
    server = await start(place);
    // A user whose portal went away tries again.
    expect(await generateForms(server.url, admin)).toBe(batch);
  }
  const { done, refused } = await untilAllMade(server.url, admin, batch);
  expect({ done, refused }).toEqual({ done: PEOPLE, refused: 0 });
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await formsLedger(place)).toEqual({
    forms: PEOPLE,
    people: PEOPLE,
    cents: TOTAL,
    settled: PEOPLE,
    generated: PEOPLE,
    started: 1,
    finished: 1,
  });
}

test('on the embedded database, killed with its server', { timeout: 600_000 }, () =>
  surviveKills(companyFolder()),
);

test.runIf(hasPostgres)(
  'on a PostgreSQL server that keeps running while its portal is killed',
  { timeout: 600_000 },
  async () => {
    const { place } = await companyOnPostgres();
    await surviveKills(place);
  },
);
