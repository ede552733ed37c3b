/** Lists of people: the screens of contractors and staff open with them, so a page and its total are one statement. */
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Place } from '../../graph/sortOrder.ts';
import { db, defineCondition, defineList, defineRows, defineValue, sql } from '../../platform/sql/define.ts';

const person = expressionBuilder(db.selectFrom('User as person'));

/** Conditions on people. */
export const people = {
  among: defineCondition({ keys: 'uuid[]' }, ({ keys }) => person('person.id', '=', person.fn.any(keys))),
  ofKind: defineCondition({ kind: 'UserKind' }, ({ kind }) => person('person.kind', '=', kind)),
  archived: defineCondition({}, () => person('person.archivedAt', 'is not', null)),
  notArchived: defineCondition({}, () => person('person.archivedAt', 'is', null)),
  updatedSince: defineCondition({ at: 'timestamptz' }, ({ at }) => person('person.updatedAt', '>=', at)),
  active: defineCondition({ is: 'boolean' }, (p) => person('person.isActive', '=', p.is)),
  withAnyRole: defineCondition({ roles: 'RoleName[]' }, ({ roles }) =>
    person.exists(
      person
        .selectFrom('RoleAssignment as held')
        .whereRef('held.userId', '=', 'person.id')
        .where('held.role', '=', person.fn.any(roles))
        .select('held.role'),
    ),
  ),
};

export const countOf = defineValue({ filter: 'condition' }, ({ filter }) =>
  db
    .selectFrom('User as person')
    .where(filter)
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .$asScalar()
    .$notNull(),
);

/** The keys of everyone in a list, by name, as one value: separate rows would take a process longer to read. */
export const keysOf = defineRows({ filter: 'condition' }, ({ filter }) =>
  db
    .selectFrom('User as person')
    .where(filter)
    .select(({ fn }) =>
      fn
        .coalesce(
          fn
            .agg<string[]>('json_agg', ['person.id'])
            .orderBy('person.lastName')
            .orderBy('person.firstName')
            .orderBy('person.id'),
          sql<never[]>`'[]'`,
        )
        .as('keys'),
    ),
);

type Direction = 'asc' | 'desc';
/** Columns of orders by time. */
type Time = 'createdAt' | 'updatedAt' | 'archivedAt';
type Sorted = readonly ('lastName' | 'firstName' | Time | 'id')[];

/**
 * A page of people in an order, each with what lists show. The page is found in the index of the order, so rows
 * before it are not read.
 */
const pageBy = (columns: Sorted, direction: Direction) =>
  defineList(
    { filter: 'condition', between: 'condition', take: 'int', skip: 'int' },
    ({ filter, between, take, skip }) => {
      const order = sql.join(columns.map((name) => sql`${sql.ref(`person.${name}`)} ${sql.raw(direction)}`));
      return db
        .selectFrom(
          db
            .selectFrom('User as person')
            .where(filter)
            .where(between)
            .orderBy(order)
            .limit(take)
            .offset(skip)
            .select('person.id')
            .as('listed'),
        )
        .innerJoin('User as person', 'person.id', 'listed.id')
        .orderBy(order)
        .select(['person.id', 'person.kind', 'person.firstName', 'person.lastName', 'person.email'])
        .select(['person.emailKey', 'person.phone', 'person.street', 'person.city', 'person.state'])
        .select(['person.zip', 'person.country', 'person.dailyRate', 'person.workRelation'])
        .select(['person.isActive', 'person.archivedAt', 'person.mustChangePassword', 'person.mailFailedAt'])
        .select(['person.startsOn', 'person.createdAt', 'person.updatedAt'])
        .select(({ selectFrom }) => [
          jsonArrayFrom(
            selectFrom('RoleAssignment as held')
              .whereRef('held.userId', '=', 'person.id')
              .select('held.role'),
          ).as('roles'),
          jsonArrayFrom(
            selectFrom('PayRate as rate')
              .whereRef('rate.userId', '=', 'person.id')
              .orderBy('rate.effectiveFrom')
              .select(['rate.dailyRate', 'rate.effectiveFrom', 'rate.createdAt']),
          ).as('payRates'),
          jsonObjectFrom(
            selectFrom('Invitation as sent')
              .whereRef('sent.userId', '=', 'person.id')
              .select(['sent.userId', 'sent.createdAt', 'sent.expiresAt']),
          ).as('invitation'),
        ]);
    },
  );

/** People on one side of a position in the order by name. */
const named = (sign: '>' | '<') =>
  defineCondition({ lastName: 'text', firstName: 'text', id: 'uuid' }, ({ lastName, firstName, id }) =>
    person(
      person.refTuple('person.lastName', 'person.firstName', 'person.id'),
      sign,
      sql<never>`(${lastName}, ${firstName}, ${id})`,
    ),
  );
/** People on one side of a position in an order by time. */
const timed = (column: Time, sign: '>' | '<') =>
  defineCondition({ at: 'timestamptz', id: 'uuid' }, ({ at, id }) =>
    person(person.refTuple(`person.${column}`, 'person.id'), sign, sql<never>`(${at}, ${id})`),
  );

const toName = ([lastName, firstName, id]: Place) => ({
  ...{ lastName: String(lastName), firstName: String(firstName), id: String(id) },
});
const toTime = ([at, id]: Place) => ({ at: at as Date, id: String(id) });

const byName = ['lastName', 'firstName', 'id'] as const;
const [afterName, beforeName] = [named('>'), named('<')];

function bothWays(column: Time) {
  const [newest, oldest] = [pageBy([column, 'id'], 'desc'), pageBy([column, 'id'], 'asc')];
  const [later, earlier] = [timed(column, '>'), timed(column, '<')];
  const isLater = (place: Place) => later(toTime(place));
  const isEarlier = (place: Place) => earlier(toTime(place));
  return {
    newest: { page: newest, inverted: oldest, after: isEarlier, before: isLater },
    oldest: { page: oldest, inverted: newest, after: isLater, before: isEarlier },
  };
}

const added = bothWays('createdAt');
const updated = bothWays('updatedAt');

/** The orders of lists: pages from either end, and the conditions for what is after or before a position. */
export const orders = {
  NAME: {
    page: pageBy(byName, 'asc'),
    inverted: pageBy(byName, 'desc'),
    after: (place: Place) => afterName(toName(place)),
    before: (place: Place) => beforeName(toName(place)),
  },
  NEWEST: added.newest,
  OLDEST: added.oldest,
  LAST_UPDATED: updated.newest,
  FIRST_UPDATED: updated.oldest,
  ARCHIVED: bothWays('archivedAt').newest,
};
