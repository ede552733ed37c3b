/** The parts of an entry's sentence. */

import { deletedUserName } from '../../audit/deletedUsers.ts';
import type { Context } from '../../operation/context.ts';
import { toValues, type Values } from './changes.ts';
import { findName } from './people.ts';

export interface Entry {
  action: string;
  entityType: string;
  entityId: string | null;
  userId: string | null;
  deletedUserNumber: number | null;
  oldValues: unknown;
  newValues: unknown;
}

export interface Facts {
  /** Who did it. */
  actor: string;
  /** Whom it was about; 'someone' where that is not known. */
  subject: string;
  /** Whether the two are the same person. */
  own: boolean;
  entityId: string | null;
  before: Values;
  after: Values;
}

/** The key of the person that an entry is about. */
function subjectKey({ entityType, entityId, newValues, oldValues }: Entry): string | null {
  if (entityType === 'User') return entityId;
  const key = toValues(newValues).userId ?? toValues(oldValues).userId;
  return typeof key === 'string' ? key : null;
}

/** The facts of an entry, with names in place of keys. */
export async function readFacts(context: Context, entry: Entry): Promise<Facts> {
  const { deletedUserNumber } = entry;
  const key = subjectKey(entry);
  const [actor, subject] = await Promise.all(
    [entry.userId, key].map((person) => (person ? findName(context, person) : undefined)),
  );
  return {
    actor: actor ?? (deletedUserNumber === null ? 'The system' : deletedUserName(deletedUserNumber)),
    subject: subject ?? 'someone',
    own: key !== null && key === entry.userId,
    entityId: entry.entityId,
    before: toValues(entry.oldValues),
    after: toValues(entry.newValues),
  };
}
