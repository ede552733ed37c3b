/** A test that only the long form runs (`npm run test:long`). */
import { test } from 'vitest';

export const longTest = test.runIf(process.env.LONG);

/** How many times a race runs, because chance decides who comes first. */
export const RACES = process.env.LONG ? 10 : 3;

/** The tested members of a family: in the short form only the first ones, one for each path through the code. */
export const family = <Member>(members: readonly Member[], first = 1): Member[] =>
  members.slice(0, process.env.LONG ? undefined : first);
