import { expect, it } from 'vitest';
import { isBeingTakenOn, nextStep } from './stepTexts';

const steps = (...open: string[]) =>
  ['INVITED', 'SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'].map((name) => ({
    name,
    isDone: !open.includes(name),
  }));
const TODAY = '2026-11-25';
const standing = (createdAt: string, startsOn: string | null = null) => ({ createdAt, startsOn });
const NEW = standing('2026-11-20T15:00:00.000Z');
const LONG_AGO = standing('2026-01-05T15:00:00.000Z');

it.each([
  ['a new driver without an account', steps('BANK_ACCOUNT'), NEW, true],
  ['a new driver with all of it', steps(), NEW, false],
  ['a driver of long ago without an account', steps('BANK_ACCOUNT', 'FIRST_DAY'), LONG_AGO, false],
  ['a driver of long ago without a W-9', steps('W9'), LONG_AGO, true],
  ['someone of long ago who never signed in', steps('SIGNED_IN'), LONG_AGO, true],
  ['someone of long ago who starts now', steps('BANK_ACCOUNT'), { ...LONG_AGO, startsOn: TODAY }, true],
])('%s', (_who, open, since, isOn) => {
  expect(isBeingTakenOn(open, since, TODAY)).toBe(isOn);
});

it('is the first open one', () => {
  expect(nextStep(steps('W9', 'BANK_ACCOUNT'))?.name).toBe('W9');
  expect(nextStep(steps())).toBeUndefined();
});
