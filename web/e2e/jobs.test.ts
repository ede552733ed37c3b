/** Every job in the table is done by a test: a budget that no test checks means nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JOBS } from './support/jobs.ts';

const folder = new URL('./', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

it.each(Object.entries(JOBS))('%s: %i at most, in one test', (job) => {
  const starts = tests.flatMap((text) => text.split(`'${job}'`).slice(1));
  expect(starts).toHaveLength(1);
});
