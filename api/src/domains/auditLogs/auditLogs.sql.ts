/**
 * The audit log as a list: pages of fifty entries with their values out of a million, only the newest entry of each
 * act, and entries about many records at once. Prisma has no filter for an act and no limit per record.
 */
import { type AliasedExpression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { MAX_PAGE_SIZE } from '../../graph/pageArgs.ts';
import {
  db,
  defineByKey,
  defineCondition,
  defineList,
  defineValue,
  type Expression,
  type Places,
  sql,
  type Tables,
} from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';
import { isNewer, isSameAct } from './acts.sql.ts';

const { eb, or, and, lit, refTuple, fn } = expressionBuilder(db.selectFrom('AuditLog as entry'));

const isAbout = (key: Expression<string>) =>
  and([eb('entry.entityType', '=', 'User'), eb('entry.entityId', '=', key)]);

/** Conditions on entries. */
export const entries = {
  none: defineCondition({}, () => lit(false)),
  withId: defineCondition({ id: 'uuid' }, ({ id }) => eb('entry.id', '=', id)),
  by: defineCondition({ userId: 'uuid' }, ({ userId }) => eb('entry.userId', '=', userId)),
  byAny: defineCondition({ people: 'uuid[]', numbers: 'int[]' }, ({ people, numbers }) =>
    or([eb('entry.userId', '=', fn.any(people)), eb('entry.deletedUserNumber', '=', fn.any(numbers))]),
  ),
  byDeleted: defineCondition({ number: 'int' }, ({ number }) => eb('entry.deletedUserNumber', '=', number)),
  byNoUser: defineCondition({}, () => eb('entry.userId', 'is', null)),
  byNoDeleted: defineCondition({}, () => eb('entry.deletedUserNumber', 'is', null)),
  ofRequest: defineCondition({ id: 'text' }, ({ id }) => eb('entry.requestId', '=', id)),
  ofAction: defineCondition({ action: 'text' }, ({ action }) => eb('entry.action', '=', action)),
  ofAnyAction: defineCondition({ actions: 'text[]' }, ({ actions }) =>
    eb('entry.action', '=', fn.any(actions)),
  ),
  ofAnyLevel: defineCondition({ levels: 'LogLevel[]' }, ({ levels }) =>
    eb('entry.level', '=', fn.any(levels)),
  ),
  ofLevel: defineCondition({ level: 'LogLevel' }, ({ level }) => eb('entry.level', '=', level)),
  from: defineCondition({ at: 'timestamptz' }, ({ at }) => eb('entry.timestamp', '>=', at)),
  before: defineCondition({ at: 'timestamptz' }, ({ at }) => eb('entry.timestamp', '<', at)),
  byOrAbout: defineCondition({ key: 'uuid' }, ({ key }) =>
    or([eb('entry.userId', '=', key), eb('entry.entityId', '=', sql<string>`${key}::text`)]),
  ),
  byOrAboutDeleted: defineCondition({ number: 'int', key: 'text' }, ({ number, key }) =>
    or([eb('entry.deletedUserNumber', '=', number), isAbout(key)]),
  ),
  found: defineCondition({ people: 'uuid[]', actions: 'text[]' }, ({ people, actions }) =>
    or([
      eb('entry.userId', '=', fn.any(people)),
      isAbout(sql`any(${people}::text[])`),
      eb('entry.action', '=', fn.any(actions)),
    ]),
  ),
};

/** Later or earlier than another entry. */
const compared = (sign: '>' | '<') =>
  defineCondition({ at: 'timestamptz', id: 'uuid' }, ({ at, id }) =>
    eb(refTuple('entry.timestamp', 'entry.id'), sign, sql<never>`(${at}, ${id})`),
  );
export const later = compared('>');
export const earlier = compared('<');

/** The entries of a filter, or only the newest of each act. */
const listed = (filter: Expression<SqlBool>, onePerAct: boolean) =>
  db
    // Not materialized, so that an index gives the order and the page ends the reading.
    .with(
      (name) => name('matching').notMaterialized(),
      (c) => c.selectFrom('AuditLog as entry').where(filter).selectAll('entry'),
    )
    .selectFrom('matching as entry')
    .$if(onePerAct, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('matching as other').where(isSameAct).where(isNewer).select('other.id'))),
      ),
    );

type Direction = 'asc' | 'desc';

/** These entries as lists show them. */
const shown = (some: AliasedExpression<Selectable<Tables['AuditLog']>, 'entry'>, direction: Direction) =>
  db
    .selectFrom(some)
    .orderBy('entry.timestamp', direction)
    .orderBy('entry.id', direction)
    .select(['entry.id', 'entry.timestamp', 'entry.level', 'entry.action', 'entry.entityType'])
    .select(['entry.entityId', 'entry.userId', 'entry.deletedUserNumber', 'entry.ipAddress'])
    .select(['entry.userAgent', 'entry.oldValues', 'entry.newValues'])
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('User as person')
          .whereRef('person.id', '=', 'entry.userId')
          .select(['person.id', 'person.firstName', 'person.lastName', 'person.email']),
      ).as('user'),
    );

const PAGE = { filter: 'condition', between: 'condition', take: 'int' } as const;

/** The entries of a list after or before a place, in order. */
const inOrder = (
  { filter, between }: Omit<Places<typeof PAGE>, 'take'>,
  onePerAct: boolean,
  direction: Direction,
) =>
  listed(filter, onePerAct)
    .where(between)
    .orderBy('entry.timestamp', direction)
    .orderBy('entry.id', direction)
    .selectAll('entry');

/**
 * A page, also limited to the longest page: PostgreSQL's generic plan assumes that `take` is a tenth of the log, so it
 * would replan the statement each time.
 */
const pageFrom = (direction: Direction, onePerAct: boolean) =>
  defineList(PAGE, (p) =>
    shown(
      db
        .selectFrom(
          inOrder(p, onePerAct, direction)
            .limit(sql.lit(MAX_PAGE_SIZE + 1))
            .as('entry'),
        )
        .orderBy('entry.timestamp', direction)
        .orderBy('entry.id', direction)
        .limit(p.take)
        .selectAll('entry')
        .as('entry'),
      direction,
    ),
  );

/** A page by the number of entries before it. */
const pageAt = (direction: Direction, onePerAct: boolean) =>
  defineList({ ...PAGE, skip: 'int' }, ({ take, skip, ...p }) =>
    shown(inOrder(p, onePerAct, direction).limit(take).offset(skip).as('entry'), direction),
  );

const countOf = (onePerAct: boolean) =>
  defineValue({ filter: 'condition', most: 'int?' }, ({ filter, most }) =>
    db
      .selectFrom(listed(filter, onePerAct).limit(most).select('entry.id').as('some'))
      .select(({ fn: { countAll } }) => countAll<number>().as('entries'))
      .$asScalar(),
  );

/** A page of the entries about each of several records. */
const historyFrom = (direction: Direction) =>
  defineByKey(
    { records: 'text[]', entityType: 'text', between: 'condition', take: 'int' },
    ({ records, entityType, between, take }) =>
      db
        .selectFrom(unnested({ key: records }, 'record'))
        .select(({ selectFrom }) => [
          'record.key',
          jsonArrayFrom(
            shown(
              selectFrom('AuditLog as entry')
                .where('entry.entityType', '=', entityType)
                .whereRef('entry.entityId', '=', 'record.key')
                .where(between)
                .orderBy('entry.timestamp', direction)
                .orderBy('entry.id', direction)
                .limit(take)
                .selectAll('entry')
                .as('entry'),
              direction,
            ),
          ).as('value'),
        ]),
  );
export const history = { newest: historyFrom('desc'), oldest: historyFrom('asc') };

/** Pages and a count, of entries or of acts. */
const pagesOf = (onePerAct: boolean) => ({
  newest: pageFrom('desc', onePerAct),
  oldest: pageFrom('asc', onePerAct),
  newestAt: pageAt('desc', onePerAct),
  oldestAt: pageAt('asc', onePerAct),
  count: countOf(onePerAct),
});
export const ofEntries = pagesOf(false);
export const ofActs = pagesOf(true);
