/** A company at work while its database has a fault: the writers, the refusals, and the check that nothing was lost. */
import { expect } from 'vitest';
import { type HttpResponse, isTurnedAway, type Person, signIn, signInAll } from './client.ts';
import { ADMIN, DRIVERS, MANAGERS } from './company.ts';
import { inDatabase, type Place } from './database.ts';
import { brokenRules, whatIsThere } from './invariants.ts';
import { type Acknowledged, raiseStorm, type Storm } from './storm.ts';
import { until } from './until.ts';

export interface Crew {
  admin: Person;
  storm: Storm;
  acknowledged: Acknowledged;
  /** Responses that refused work; null for a broken connection. */
  refused: (HttpResponse | null)[];
  /** Waits until this many more days are acknowledged. */
  work: (days: number) => Promise<void>;
  /**
   * After the storm: everything acknowledged is there, all rules hold, and every refusal asked the client to try again.
   */
  expectNothingLost: (place: Place) => Promise<void>;
}

/** Sets drivers and managers to work on the portal at the address. */
export async function setToWork(url: string): Promise<Crew> {
  const admin = await signIn(url, ADMIN);
  const [submitters, managers, loggers] = await Promise.all([
    signInAll(url, DRIVERS.slice(0, 2)),
    signInAll(url, MANAGERS.slice(0, 2)),
    signInAll(url, DRIVERS.slice(2, 4)),
  ]);
  const refused: (HttpResponse | null)[] = [];
  const storm = raiseStorm({
    url: async () => url,
    loggers,
    submitters,
    managers: [managers[0]!, managers[1]!],
    onRefusal: (response) => refused.push(response),
  });
  const { acknowledged } = storm;
  return {
    admin,
    storm,
    acknowledged,
    refused,
    work: async (days) => {
      const enough = acknowledged.days.length + days;
      await until(`${days} more days`, () => acknowledged.days.length >= enough);
    },
    expectNothingLost: async (place) => {
      expect(refused.filter((response) => !(response && isTurnedAway(response)))).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      await inDatabase(place, async () => {
        const there = await whatIsThere(place);
        expect(acknowledged.days.filter((day) => !there.days.has(day))).toEqual([]);
        expect(acknowledged.runs.filter((week) => !there.runs.has(week))).toEqual([]);
        expect(await brokenRules(place)).toEqual({});
      });
    },
  };
}
