/**
 * Entries that one act wrote: those of one request with the same action, level and actor. Every request has an id of its
 * own, and a batch that of its row; only the system's own work shares one.
 */
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  type Day,
  db,
  defineByKey,
  defineCondition,
  type Expression,
  sql,
} from '../../platform/sql/define.ts';
import { textAt } from '../../platform/sql/parts.ts';

/** The entries of an act share these columns; the actor's may be null. */
const ACT = ['requestId', 'action', 'level'] as const;
const ACTOR = ['userId', 'deletedUserNumber'] as const;
export type ActColumn = (typeof ACT)[number] | (typeof ACTOR)[number];

/** The entries (`other`) of the act that an entry with this alias belongs to; those of the system belong to none. */
const entriesOfAct = (alias: string) =>
  db
    .selectFrom('AuditLog as other')
    .where((eb) =>
      eb.and([
        eb('other.requestId', '<>', 'system'),
        ...ACT.map((name) => eb(`other.${name}`, '=', sql.ref<never>(`${alias}.${name}`))),
        ...ACTOR.map((name) =>
          eb(`other.${name}`, 'is not distinct from', sql.ref<never>(`${alias}.${name}`)),
        ),
      ]),
    );

/** That no newer entry of the same act (`other`) matches as well: each act is listed once, whichever page is read. */
export const newestOfAct = defineCondition({ matching: 'condition' }, ({ matching }) => {
  const newer = entriesOfAct('t')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('other.timestamp', 'other.id'),
        '>',
        sql<never>`(${sql.ref('t.timestamp')}, ${sql.ref('t.id')})`,
      ),
    )
    .where(matching)
    .select('other.id');
  return sql`not exists ${newer}`;
});

const asNumber = (text: Expression<string | null>) => sql<number | null>`(${text})::numeric`;
const asDay = (text: Expression<string | null>) => sql<Day | null>`left(${text}, 10)`;

/** What the acts of these entries did altogether, by the entries' keys; nothing about an act of a single entry. */
export const actTotals = defineByKey({ keys: 'uuid list' }, ({ keys }) =>
  db
    .selectFrom('AuditLog as t')
    .where('t.id', 'in', keys)
    .innerJoinLateral(
      () =>
        entriesOfAct('t')
          .having(({ fn }) => fn.countAll(), '>', 1)
          .select(({ fn, ref, eb }) => {
            const [before, after] = [ref('other.oldValues'), ref('other.newValues')];
            const person = eb
              .case()
              .when('other.entityType', '=', 'User')
              .then(ref('other.entityId'))
              .else(fn.coalesce(textAt(after, 'userId'), textAt(before, 'userId')))
              .end();
            const days = sql`${after}->'days'`;
            const isList = sql`jsonb_typeof(${days}) = 'array'`;
            return [
              fn.countAll<number>().as('entries'),
              fn.count<number>(person).distinct().as('people'),
              sql<Day | null>`min(${asDay(sql`coalesce(${textAt(after, 'date')}, ${days}->>0)`)})`.as(
                'firstDay',
              ),
              sql<Day | null>`max(${asDay(sql`coalesce(${textAt(after, 'date')}, ${days}->>-1)`)})`.as(
                'lastDay',
              ),
              sql<number>`sum(case when ${isList} then jsonb_array_length(${days}) else 1 end)`.as('days'),
              sql<number | null>`sum(${asNumber(textAt(after, 'totalPay'))})`.as('totalPay'),
            ];
          })
          .as('act'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      sql<string>`${ref('t.id')}::text`.as('key'),
      jsonBuildObject({
        entries: ref('act.entries'),
        people: ref('act.people'),
        firstDay: ref('act.firstDay'),
        lastDay: ref('act.lastDay'),
        days: ref('act.days'),
        totalPay: ref('act.totalPay'),
      }).as('value'),
    ]),
);
