import { expect, test } from 'vitest';
import { estimateStrength } from './estimateStrength';

test.each([
  ['Password1!', 1],
  ['Summer2026!', 2],
  ['vQ8#tLm2-Zr5', 4],
  ['copper-ferry-Lantern-28', 4],
])('%s is estimated at %d of 4', (password, score) => {
  expect(estimateStrength(password, [])).toBe(score);
});

test('facts about the person make a password weaker', () => {
  const password = 'Quillfeather-1987';
  const known = ['Rosa Quillfeather', 'rosa@example.com'];
  expect(estimateStrength(password, known)).toBeLessThan(estimateStrength(password, []));
});

test('a long password full of symbols is still estimated', () => {
  expect(estimateStrength('4@8({[<3&#6%9!|1?0$57+2'.repeat(6), [])).toBe(4);
});
