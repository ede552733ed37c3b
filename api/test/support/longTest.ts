/** A test that the long form alone runs (`npm run test:long`). */
import { test } from 'vitest';

export const longTest = test.runIf(process.env.LONG);

/** How often two do something at the same moment, as chance decides who comes first. */
export const RACES = process.env.LONG ? 10 : 3;

/** The members of a family that are tested: in the short form the first ones, one for each way through the code. */
export const family = <Member>(members: readonly Member[], first = 1): Member[] =>
  members.slice(0, process.env.LONG ? undefined : first);
