/**
 * The changes of records in order. Prisma cannot compare three columns at once, so a page would read all changes of a
 * position.
 */
import { expressionBuilder } from 'kysely';
import { db, defineCondition, defineList, sql } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';

const { eb, fn, refTuple } = expressionBuilder(db.selectFrom('RecordChange as change'));

export const ofTopics = defineCondition({ topics: 'ChangeTopic[]' }, ({ topics }) =>
  eb('change.topic', '=', fn.any(topics)),
);

export const changedSince = defineCondition({ at: 'timestamptz' }, ({ at }) =>
  eb('change.changedAt', '>=', at),
);

/** Later or earlier than another change. */
const compared = (sign: '>' | '<') =>
  defineCondition({ position: 'bigint', topic: 'ChangeTopic', id: 'uuid' }, ({ position, topic, id }) =>
    eb(
      refTuple('change.position', 'change.topic', 'change.recordId'),
      sign,
      sql<never>`(${position}, ${topic}, ${id})`,
    ),
  );
export const later = compared('>');
export const earlier = compared('<');

/** A page of changes that have a place, each with the place of its ledger entry. */
const pageFrom = (direction: 'asc' | 'desc') =>
  defineList({ filter: 'condition', between: 'condition', take: 'int' }, ({ filter, between, take }) =>
    db
      .selectFrom('RecordChange as change')
      .where('change.position', 'is not', null)
      .where(filter)
      .where(between)
      .orderBy('change.position', direction)
      .orderBy('change.topic', direction)
      .orderBy('change.recordId', direction)
      .limit(take)
      .select(['change.topic', 'change.recordId', 'change.isDeleted', 'change.changedAt'])
      .select(({ ref, selectFrom }) => [
        asText(ref('change.position')).as('position'),
        selectFrom('LedgerEntry as entry')
          .whereRef('entry.id', '=', 'change.recordId')
          .where('change.topic', '=', 'LEDGER_ENTRIES')
          .select('entry.sequence')
          .as('sequence'),
      ]),
  );
export const pages = { oldest: pageFrom('asc'), newest: pageFrom('desc') };
