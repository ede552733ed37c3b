import { MAX_BATCH_PAGE } from 'rules/limits';
import { expect, it } from 'vitest';
import source from './batchRefusals?raw';

it('asks for as many refusals as the server gives at a time', () => {
  expect(source).toContain(`items(first: ${MAX_BATCH_PAGE}, status: REFUSED)`);
});
