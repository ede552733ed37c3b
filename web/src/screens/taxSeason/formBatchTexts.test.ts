import { expect, it } from 'vitest';
import { formatFormBatchMessage, generateLabel } from './formBatchTexts';

it.each([
  [{ finishedAt: null, total: 300, done: 118, refused: 2 }, '120 of 300 processed: 118 generated, 2 failed'],
  [{ finishedAt: null, total: 3, done: 0, refused: 0 }, '0 of 3 processed: 0 generated'],
  [{ finishedAt: '2027-01-11', total: 300, done: 298, refused: 2 }, '298 forms generated, 2 failed'],
  [{ finishedAt: '2027-01-11', total: 1, done: 1, refused: 0 }, '1 form generated'],
])('%o reads %s', (batch, text) => expect(formatFormBatchMessage(batch)).toBe(text));

it.each([
  [1, 'Generate 1 Ready Form'],
  [1200, 'Generate 1,200 Ready Forms'],
])('with %i ready the button reads %s', (ready, text) => expect(generateLabel(ready)).toBe(text));
