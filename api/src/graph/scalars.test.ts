import { readFileSync } from 'node:fs';
import { type GraphQLScalarType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { schema } from '../app/schema.ts';
import { printedSchema } from './printedSchema.ts';

const scalar = (name: string) => {
  const type = schema.getType(name);
  return isScalarType(type) ? type : expect.fail(`${name} is no scalar`);
};

const GUIDE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

longTest('says in the schema and in the guide by what each scalar is specified', () => {
  const text = printedSchema(schema);
  const custom = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  ) as GraphQLScalarType[];
  expect(custom.length).toBeGreaterThan(3);
  for (const { name, specifiedByURL } of custom) {
    expect(specifiedByURL, name).toMatch(/^https:\/\/\S+$/);
    expect(text).toContain(`scalar ${name} @specifiedBy(url: "${specifiedByURL}")`);
    expect(GUIDE, name).toMatch(new RegExp(`^\\| \`${name}\` \\| .+\\(${specifiedByURL}\\)`, 'm'));
  }
});

/** The examples of its specification, and some more. */
describe('DateTime', () => {
  const instant = scalar('DateTime');

  test.each([
    ['2011-08-30T13:22:53.108Z', '2011-08-30T13:22:53.108Z'],
    ['2011-08-30T13:22:53.108+00:00', '2011-08-30T13:22:53.108Z'],
    ['2011-08-30t13:22:53.108z', '2011-08-30T13:22:53.108Z'],
    ['2011-08-30T13:22:53.108-03:00', '2011-08-30T16:22:53.108Z'],
    ['2011-08-30T13:22:53.108+03:30', '2011-08-30T09:52:53.108Z'],
  ])('reads %s', (text, same) => {
    expect(instant.serialize(instant.parseValue(text))).toBe(same);
  });

  test.each([
    '2011-08-30T13:22:53.108-03',
    '2011-08-30T13:22:53.108912Z',
    '2011-08-30T22:22:53Z',
    '2011-08-30T13:22:53.108',
    '2011-08-30',
    '2011-08-30T13:22:53.108-00:00',
    '2011-08-30T13:22:53.108+03:30:15',
    '2011-08-30T24:22:53.108Z',
    '2010-02-30T21:22:53.108Z',
    '2010-02-11T21:22:53.108+25:11',
    '2010-02-11T21:60:53.108Z',
    1_290_000_000_000,
  ])('refuses %s', (text) => {
    expect(() => instant.parseValue(text)).toThrow('Expected an instant such as');
  });
});
