import { describe, expect, it } from 'vitest';
import { type Attempts, isBackupDue, isProofDue, latestDue } from './schedule.ts';

const DAILY = { at: '00 02 * * *', timeZone: 'America/New_York' };
const NEVER: Attempts = { madeAt: null, failedAt: null, provenAt: null, proofFailedAt: null };
const at = (instant: string) => new Date(instant);

describe('a daily backup', () => {
  it.each([
    ['2026-11-18T06:59:59Z', '2026-11-17T07:00:00.000Z'],
    ['2026-11-18T07:00:00Z', '2026-11-18T07:00:00.000Z'],
    ['2026-07-18T06:00:00Z', '2026-07-18T06:00:00.000Z'],
  ])('is due at the company’s 2 AM: at %s since %s', (now, due) => {
    expect(latestDue(at(now), DAILY).toISOString()).toBe(due);
  });

  it('is due when the words of cron say, also on the days when the clocks change', () => {
    const due = (words: string, now: string) => latestDue(at(now), { ...DAILY, at: words }).toISOString();
    // Friday's, on a Sunday.
    expect(due('30 22 * * 1-5', '2026-11-22T12:00:00Z')).toBe('2026-11-21T03:30:00.000Z');
    expect(due('0 */6 * * *', '2026-11-18T17:00:00.500Z')).toBe('2026-11-18T17:00:00.000Z');
    expect(due('0 2 * * *', '2026-11-01T12:00:00Z')).toBe('2026-11-01T07:00:00.000Z');
    // There is no 2 AM.
    expect(due('0 2 * * *', '2026-03-08T12:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
  });

  it.each<[string, Partial<Attempts>, boolean]>([
    ['there is none yet', {}, true],
    ['the last one is from yesterday', { madeAt: at('2026-11-17T07:00:30Z') }, true],
    ['it was made', { madeAt: at('2026-11-18T07:00:30Z') }, false],
    ['it failed just now', { failedAt: at('2026-11-18T07:30:00Z') }, false],
    ['it failed an hour ago', { failedAt: at('2026-11-18T07:00:00Z') }, true],
  ])('where %s', (_case, attempts, expected) => {
    expect(isBackupDue({ ...NEVER, ...attempts }, at('2026-11-18T08:00:00Z'), DAILY)).toBe(expected);
  });
});

describe('a proof', () => {
  const madeAt = at('2026-11-18T07:00:30Z');
  it.each<[string, Partial<Attempts>, boolean]>([
    ['there is no backup', { madeAt: null }, false],
    ['nothing was ever proven', {}, true],
    ['the last one is six days old', { provenAt: at('2026-11-12T07:01:00Z') }, false],
    ['the last one is a week old', { provenAt: at('2026-11-11T07:01:00Z') }, true],
    ['the same backup has failed', { proofFailedAt: at('2026-11-18T07:01:00Z') }, false],
    ['an earlier backup has failed', { proofFailedAt: at('2026-11-17T07:01:00Z') }, true],
  ])('where %s', (_case, attempts, expected) => {
    expect(isProofDue({ ...NEVER, madeAt, ...attempts }, at('2026-11-18T08:00:00Z'))).toBe(expected);
  });
});
