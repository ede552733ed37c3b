/**
 * Every field of every type, read by every kind of caller on what is their own and on what is not: what the table in
 * testing/objects.ts says, whichever way they came to the object.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { OBJECTS, type ObjectRow } from '../support/objects.ts';
import type { Subject } from '../support/rights.ts';
import { VERDICTS } from '../support/verdicts.ts';
import { type Exhibits, exhibit, OWNED } from './exhibits.ts';
import { isAllowed } from './expected.ts';
import { type Matrix, openMatrix, PATIENCE_MS } from './matrix.ts';
import { createProbe, objectTypes } from './probe.ts';
import { expectedOfField, readersOf } from './readers.ts';

const types = objectTypes(schema);
const rows = new Map(OBJECTS.flatMap((row) => row.types.map((name) => [name, row] as const)));

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

let matrix: Matrix;
let exhibits: Exhibits;
let probe: ReturnType<typeof createProbe>;
beforeAll(async () => {
  matrix = await openMatrix();
  exhibits = await exhibit(schema, matrix);
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
    const faults: string[] = [];
    for (const caller of matrix.callers)
      for (const subject of subjects) {
        const source = await exhibits.of(name, caller, subject);
        expect(source, 'somebody met an object of the type').toBeDefined();
        const context = await exhibits.contextOf(caller);
        const answers = await probe(type, fields, source, context);
        const expected = fields.map((field) => expectedOfField(readersOf(row, field), caller, subject));
        for (const [index, field] of fields.entries()) {
          const { outcome, text } = answers.get(field)!;
          if (outcome !== expected[index])
            faults.push(`${field}, ${caller.name}, of ${subject}: ${outcome}, not ${expected[index]}`);
          else if (outcome !== 'OK' && text !== 'null') faults.push(`${field}, ${caller.name}: told ${text}`);
        }
        const refused = expected.filter((answer) => answer === 'FORBIDDEN').length;
        if (context.refusals.length !== refused) faults.push(`${caller.name}: refusals not noted`);
      }
    expect(faults).toEqual([]);
  });
});

/** Whoever may read the field at all is told what the person may do; a program with a key is asked elsewhere. */
describe.each(Object.entries(VERDICTS))('%s', (name, verdict) => {
  const [typeName = '', field = ''] = name.split('.');
  test('is true for those who may', async () => {
    const type = types.find(({ name }) => name === typeName)!;
    const people = matrix.callers.filter(
      ({ standing, accessToken }) => standing === 'working' && !accessToken,
    );
    const faults: string[] = [];
    for (const caller of people)
      for (const subject of ['driver', 'own', 'peer', 'admin', 'archived'] as const) {
        if (expectedOfField(readersOf(rows.get(typeName)!, field), caller, subject) !== 'OK') continue;
        const source = await exhibits.of(typeName, caller, subject);
        const answers = await probe(type, [field], source, await exhibits.contextOf(caller));
        const expected = String(isAllowed(verdict[subject] ?? [], caller));
        const { text } = answers.get(field)!;
        if (text !== expected) faults.push(`${caller.name}, of ${subject}: ${text}, not ${expected}`);
      }
    expect(faults).toEqual([]);
  });
});

test('reading has changed nothing', async () => {
  expect(await fingerprint(matrix.portal.database)).toBe(matrix.untouched);
});
