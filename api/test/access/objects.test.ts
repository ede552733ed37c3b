/**
 * Every field of every type, read by every kind of caller on their own and on others' records: the outcome must match
 * the table in support/objects.ts, however the caller reached the object.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { isRecordPayload } from '../../src/graph/payloads.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { OBJECTS, type ObjectRow } from '../support/objects.ts';
import type { Subject } from '../support/rights.ts';
import { VERDICTS } from '../support/verdicts.ts';
import { isAllowed } from './expected.ts';
import { createFixtures, type Fixtures, OWNED } from './fixtures.ts';
import { type Matrix, openMatrix, TIMEOUT_MS } from './matrix.ts';
import { createProbe, objectTypes } from './probe.ts';
import { expectedFieldOutcome, findReaders } from './readers.ts';

const types = objectTypes(schema).filter((type) => !isRecordPayload(type));
const rows = new Map(OBJECTS.flatMap((row) => row.types.map((name) => [name, row] as const)));

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let matrix: Matrix;
let fixtures: Fixtures;
let probe: ReturnType<typeof createProbe>;
beforeAll(async () => {
  matrix = await openMatrix();
  fixtures = await createFixtures(schema, matrix);
  probe = createProbe(schema);
});
afterAll(() => matrix.close());

test('every type has one row, and every exception is a field', () => {
  const named = OBJECTS.flatMap((row) => row.types);
  expect(named.sort()).toEqual(types.map(({ name }) => name).sort());
  const exceptions = OBJECTS.flatMap((row) =>
    Object.keys(row.except ?? {}).map((field) => `${row.types[0]}.${field}`),
  );
  const fields = types.flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  expect(exceptions.filter((name) => !fields.includes(name))).toEqual([]);
});

describe.each(types.map((type) => ({ type, name: type.name })))('$name', ({ type, name }) => {
  test('is read field by field as the table says', async () => {
    const row = rows.get(name) as ObjectRow;
    const subjects: readonly Subject[] = OWNED[name] ? ['driver', 'own', 'peer'] : ['driver'];
    const fields = Object.keys(type.getFields());
    const errors: string[] = [];
    for (const caller of matrix.listCallers())
      for (const subject of subjects) {
        const source = await fixtures.of(name, caller, subject);
        expect(source, 'someone met an object of the type').toBeDefined();
        const context = await fixtures.createContext(caller);
        const responses = await probe(type, fields, source, context);
        const expected = fields.map((field) =>
          expectedFieldOutcome(findReaders(row, field), caller, subject),
        );
        for (const [index, field] of fields.entries()) {
          const { outcome, text } = responses.get(field)!;
          if (outcome !== expected[index])
            errors.push(`${field}, ${caller.name}, of ${subject}: ${outcome}, not ${expected[index]}`);
          else if (outcome !== 'OK' && text !== 'null') errors.push(`${field}, ${caller.name}: told ${text}`);
        }
        const refused = expected.filter((response) => response === 'FORBIDDEN').length;
        if (context.refusals.length !== refused) errors.push(`${caller.name}: refusals not noted`);
      }
    expect(errors).toEqual([]);
  });
});

const verdictTypes = [...new Set(Object.keys(VERDICTS).map((name) => name.split('.')[0]!))];

/** Anyone who may read the field sees the person's permissions; other tests cover programs with a token. */
test.each(verdictTypes)(
  'the permissions that %s reports are true for people with access',
  async (typeName) => {
    const type = types.find(({ name }) => name === typeName)!;
    const fields = Object.keys(type.getFields()).filter((field) => VERDICTS[`${typeName}.${field}`]);
    const people = matrix.callers.filter(
      ({ standing, accessToken }) => standing === 'working' && !accessToken,
    );
    const errors: string[] = [];
    for (const caller of people)
      for (const subject of ['driver', 'own', 'peer', 'admin', 'archived'] as const) {
        const read = fields.filter(
          (field) => expectedFieldOutcome(findReaders(rows.get(typeName)!, field), caller, subject) === 'OK',
        );
        if (read.length === 0) continue;
        const source = await fixtures.of(typeName, caller, subject);
        const responses = await probe(type, read, source, await fixtures.createContext(caller));
        for (const field of read) {
          const verdict = VERDICTS[`${typeName}.${field}`]!;
          const expected = String(isAllowed(verdict[subject] ?? [], caller));
          const { text } = responses.get(field)!;
          if (text !== expected)
            errors.push(`${field}, ${caller.name}, of ${subject}: ${text}, not ${expected}`);
        }
      }
    expect(errors).toEqual([]);
  },
);

test('reading changes nothing', async () => {
  expect(await fingerprint(matrix.portal.database)).toBe(matrix.untouched);
});
