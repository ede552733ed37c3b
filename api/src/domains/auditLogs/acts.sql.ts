/**
 * Entries that one act wrote: those of one request with the same action, level and actor. Every request has its own ID,
 * and a batch has the ID of its row; only the system's own work shares one.
 */
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Day, db, defineByKey, type Expression, sql } from '../../platform/sql/define.ts';
import { textAt } from '../../platform/sql/parts.ts';

/** The entries of an act share these columns; the actor may be null. */
const ACT = ['requestId', 'action', 'level'] as const;
const ACTOR = ['userId', 'deletedUserNumber'] as const;
export type ActColumn = (typeof ACT)[number] | (typeof ACTOR)[number];

const { eb, and, refTuple } = expressionBuilder(db.selectFrom('AuditLog as other'));
const entry = expressionBuilder(db.selectFrom('AuditLog as entry'));

/** Whether an entry belongs to the same act as another one; the system's entries belong to no act. */
export const isSameAct = () =>
  and([
    eb('other.requestId', '<>', 'system'),
    ...ACT.map((name) => eb(`other.${name}`, '=', entry.ref(`entry.${name}`))),
    ...ACTOR.map((name) => eb(`other.${name}`, 'is not distinct from', entry.ref(`entry.${name}`))),
  ]);

export const isNewer = () =>
  eb(
    refTuple('other.timestamp', 'other.id'),
    '>',
    sql<never>`(${entry.ref('entry.timestamp')}, ${entry.ref('entry.id')})`,
  );

const asNumber = (text: Expression<string | null>) => sql<number | null>`(${text})::numeric`;
const asDay = (text: Expression<string | null>) => sql<Day | null>`left(${text}, 10)`;

/** What the acts of these entries did in all, by the entries' keys; leaves out acts with a single entry. */
export const actTotals = defineByKey({ keys: 'uuid list' }, ({ keys }) =>
  db
    .selectFrom('AuditLog as entry')
    .where('entry.id', 'in', keys)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('AuditLog as other')
          .where(isSameAct)
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
      sql<string>`${ref('entry.id')}::text`.as('key'),
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
