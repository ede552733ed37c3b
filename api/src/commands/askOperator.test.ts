import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askOperator } from './askOperator.ts';

async function reply(text: string): Promise<{ yes: boolean; shown: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askOperator('Restore it?', input, output);
  input.end(text);
  const yes = await asked;
  return { yes, shown: output.read().toString() };
}

test.each([
  ['y\n', true],
  ['Yes\r\n', true],
  ['n\n', false],
  ['yesterday\n', false],
  ['\n', false],
  ['', false],
])('%j', async (text, yes) => {
  expect(await reply(text)).toEqual({ yes, shown: 'Restore it? [y/N] ' });
});
