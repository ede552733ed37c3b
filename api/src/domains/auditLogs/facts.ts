/** The parts of a message, with names in place of keys. */
import { counted } from 'rules/counted';
import type { ActTotals, Facts } from '../../audit/actions/action.ts';
import { deletedUserName } from '../../audit/deletedUsers.ts';
import type { Context } from '../../operation/context.ts';
import { toValues } from './changes.ts';
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

/** The key of the person that an entry is about. */
function subjectKey({ entityType, entityId, newValues, oldValues }: Entry): string | null {
  if (entityType === 'User') return entityId;
  const key = toValues(newValues).userId ?? toValues(oldValues).userId;
  return typeof key === 'string' ? key : null;
}

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

/** The facts of the whole act that an entry belongs to. */
export const ofAct = (facts: Facts, act: ActTotals): Facts => ({
  ...facts,
  act,
  ...(act.people > 1 && { subject: counted(act.people, 'person', 'people'), own: false }),
});
