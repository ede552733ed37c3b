import { MAX_BATCH_PAGE } from 'rules/limits';
import { expect, it } from 'vitest';
import source from './batchRefusals?raw';

it('requests no more refusals than the server returns at a time', () => {
  const [, first] = /items\(first: (\d+), status: REFUSED\)/.exec(source)!;
  expect(Number(first)).toBeLessThanOrEqual(MAX_BATCH_PAGE);
});
