/** Makes the sample company through the services themselves, once for each data folder. */
import type { Day } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import type { PasswordHasher, Services } from '../operation/services.ts';
import { enterCompanyBank } from './bankAccounts.ts';
import { foundCompany } from './company.ts';
import { firstDay, liveThroughEarlierYears } from './earlierYears.ts';
import { liveThrough } from './history.ts';
import { welcomeNewcomer } from './newcomer.ts';
import { askSecondPerson } from './secondPerson.ts';
import { certifyAll, fileClosedYears } from './taxes.ts';

/** Everyone in the sample has the same password, so its first hash, a third of a second's work, is everyone's. */
function hashOnce(passwords: PasswordHasher): PasswordHasher {
  let hashed: Promise<string> | undefined;
  return {
    ...passwords,
    hash: (password, line) => {
      hashed ??= passwords.hash(password, line);
      return hashed;
    },
  };
}

/**
 * Fills an empty database; one that has people in it stays unchanged. Returns whether it was filled. `say` gets a line
 * for each step, because all of them together take half a minute.
 */
export async function ensureSample(services: Services, say: (step: string) => void): Promise<boolean> {
  if (await services.db.user.findFirst({ select: { id: true } })) return false;
  const realNow = services.now;
  let instant = realNow();
  const clock = {
    // Never ahead of the real clock: what happened today happened before now.
    set: (day: Day, hourUtc: number) => {
      const wanted = new Date(`${day}T00:00:00Z`).getTime() + hourUtc * 3_600_000;
      instant = new Date(Math.min(wanted, realNow().getTime()));
    },
  };
  const past: Services = { ...services, passwords: hashOnce(services.passwords), now: () => instant };
  const today = todayIn(realNow(), services.timeZone);
  say('Setting up the sample company: people and tax forms …');
  clock.set(firstDay(realNow(), services.timeZone), 14);
  const company = await foundCompany(past);
  await certifyAll(past, company);
  say('… the first two years of work and pay …');
  await liveThroughEarlierYears(past, clock, company, today);
  say('… the last fourteen months …');
  await liveThrough(past, clock, company, today);
  say('… and the closed years’ forms.');
  await fileClosedYears(past, clock, company, today);
  await welcomeNewcomer(past, clock, company, today);
  await enterCompanyBank(past, company);
  await askSecondPerson(past, clock, company, today);
  return true;
}
