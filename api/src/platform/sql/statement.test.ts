import { raw, sqltag } from '@prisma/client/runtime/client';
import { expect, it } from 'vitest';

import { alone, fixed, together } from './statement.ts';

const fixedSql = (strings: TemplateStringsArray, ...values: unknown[]) =>
  fixed(strings as unknown as string[], values);

const person = (id: string) => fixedSql`SELECT name FROM person WHERE id = ${id} AND kind = ${'BOSS'}`;
const days = (since: string) => fixedSql`SELECT count(*) FROM day WHERE date > ${since}`;
const rest = () => fixedSql`SELECT 1`;

it('numbers the values of one statement, and of several throughout', () => {
  expect(alone(person('a'))).toEqual({
    text: 'SELECT name FROM person WHERE id = $1 AND kind = $2',
    values: ['a', 'BOSS'],
  });
  expect(together([person('a'), rest(), days('2026-11-02')])).toEqual({
    text:
      'SELECT (SELECT name FROM person WHERE id = $1 AND kind = $2) AS "0", (SELECT 1) AS "1", ' +
      '(SELECT count(*) FROM day WHERE date > $3) AS "2"',
    values: ['a', 'BOSS', '2026-11-02'],
  });
});

it('gives each query its own values and its own text, whatever was requested before', () => {
  const questions = [[person('a')], [person('b')], [days('b')], [person('a'), days('b')]];
  questions.push([days('b'), person('a')], [person('b'), person('a')], [person('a'), rest()]);
  const asked = () => questions.map((statements) => together(statements));
  const first = asked();
  expect(asked()).toEqual(first);
  expect(new Set(first.map(({ text }) => text)).size).toBe(6);
  expect(first.map(({ values }) => values.join())).toEqual([
    'a,BOSS',
    'b,BOSS',
    'b',
    'a,BOSS,b',
    'b,a,BOSS',
    'b,BOSS,a,BOSS',
    'a,BOSS',
  ]);
  expect(alone(person('a')).text).not.toBe(together([person('a')]).text);
});

it('distinguishes equal statements written in different places', () => {
  const [one, two] = [fixedSql`SELECT ${1}`, fixedSql`SELECT ${1}`];
  expect(one.number).not.toBe(two.number);
  expect(fixed(one.strings, [2])).toEqual({ ...one, values: [2] });
});

it('rebuilds a statement that is not always the same', () => {
  const filtered = (name: string) => sqltag`SELECT 1 FROM person WHERE ${raw(`"${name}"`)} = ${1}`;
  expect([filtered('first'), filtered('last')].map((sql) => together([rest(), sql]).text)).toEqual([
    'SELECT (SELECT 1) AS "0", (SELECT 1 FROM person WHERE "first" = $1) AS "1"',
    'SELECT (SELECT 1) AS "0", (SELECT 1 FROM person WHERE "last" = $1) AS "1"',
  ]);
});
