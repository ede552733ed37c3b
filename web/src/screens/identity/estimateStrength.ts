import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from 'rules/commonPasswords';

// Without these limits a long password full of symbols keeps the page busy for seconds.
const estimator = new ZxcvbnFactory({
  dictionary: { passwords: [...commonPasswords()] },
  l33tMaxSubstitutions: 10,
  maxLength: 40,
});

/** From 0, guessed at once, to 4, not guessed even from a stolen file. */
export const estimateStrength = (password: string, known: readonly string[]): number =>
  estimator.check(
    password,
    known.flatMap((text) => text.split(/[\s@.]+/)),
  ).score;
