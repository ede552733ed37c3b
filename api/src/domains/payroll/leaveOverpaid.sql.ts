/** What was paid too much, as plans and as lines of the run that found it. */
import { db, defineChange, sql } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

const FOUND = {
  planId: 'uuid',
  position: 'int',
  taxClass: 'PayrollLineClass',
  amount: 'numeric',
  weekly: 'numeric',
  description: 'text',
  runId: 'uuid',
} as const;
export type GivenOverpaid = RecordOf<typeof FOUND>;

/** Leaves them with plans that begin with the week of the run, which is new in this transaction. */
export const leftOverpaid = defineChange(
  {
    ...{ finder: 'uuid', userId: 'uuid', weekStart: 'date', floor: 'numeric' },
    ...{ line: 'text', by: 'uuid', at: 'timestamptz', found: 'json' },
  },
  (p) =>
    db
      .with('found', (c) => c.selectFrom(recordsFrom(p.found, FOUND, 'given')).selectAll())
      .with('plan', (c) =>
        insertFrom(c.insertInto('Plan'), c.selectFrom('found'), ({ ref }) => ({
          id: ref('found.planId'),
          userId: p.userId,
          kind: sql.lit('OVERPAYMENT' as const),
          description: ref('found.description'),
          total: ref('found.amount'),
          firstWeek: p.weekStart,
          floor: p.floor,
          overpaidRunId: ref('found.runId'),
          createdById: p.by,
          createdAt: p.at,
          updatedAt: p.at,
        })),
      )
      .with('rate', (c) =>
        insertFrom(c.insertInto('PlanRate'), c.selectFrom('found'), ({ ref }) => ({
          planId: ref('found.planId'),
          firstWeek: p.weekStart,
          weekly: ref('found.weekly'),
        })),
      )
      .insertInto('PayrollLine')
      .columns(['runId', 'position', 'kind', 'taxClass', 'amount', 'description', 'planId'])
      .expression((eb) =>
        eb
          .selectFrom('found')
          .select(({ ref }) => [
            p.finder.as('runId'),
            'found.position',
            sql.lit('ADJUSTMENT' as const).as('kind'),
            'found.taxClass',
            'found.amount',
            p.line.as('description'),
            ref('found.planId').as('planId'),
          ]),
      ),
);
