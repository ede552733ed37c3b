/** A person's rights, according to the tables of who may do what. */
import { schema } from '../../src/app/schema.ts';
import { FURTHER_CALLS } from '../support/furtherCalls.ts';
import { OBJECTS } from '../support/objects.ts';
import { OPERATIONS } from '../support/operations.ts';
import { VERDICTS } from '../support/verdicts.ts';
import type { Caller, ROLES } from './callers.ts';
import { expectedOutcome, isAllowed, listSubjects, toKind } from './expected.ts';
import { expectedFieldOutcome, findReaders } from './readers.ts';

export type Role = (typeof ROLES)[number];

/** Everything that a person with these roles may do, each right under its own name. */
export function collectRights(roles: readonly Role[]): ReadonlySet<string> {
  const caller: Caller = { name: roles.join(), roles, standing: 'working', ipAddress: '' };
  const rights = new Set<string>();
  const note = (name: string, about: string) => rights.add(`${name}, about ${about}`);
  for (const row of [...OPERATIONS.map((row) => ({ ...row, name: '' })), ...FURTHER_CALLS])
    for (const subject of listSubjects(row))
      if (expectedOutcome(row, toKind(row), caller, subject) === 'OK')
        note(`${row.field} ${row.name}`, subject);
  for (const row of OBJECTS)
    for (const type of row.types) {
      const fields = Object.keys((schema.getType(type) as { getFields?: () => object }).getFields?.() ?? {});
      for (const field of fields)
        if (expectedFieldOutcome(findReaders(row, field), caller, 'driver') === 'OK')
          note(`${type}.${field}`, 'driver');
    }
  for (const [field, verdict] of Object.entries(VERDICTS))
    for (const [subject, allowed] of Object.entries(verdict))
      if (isAllowed(allowed, caller)) note(field, subject);
  return rights;
}
