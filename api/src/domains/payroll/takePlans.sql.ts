/** Instalments of plans, as lines of a run that is new in this transaction. */
import { db, defineChange, defineRows } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

const LINE = {
  position: 'int',
  kind: 'PayrollLineKind',
  taxClass: 'PayrollLineClass',
  amount: 'numeric',
  description: 'text',
  planId: 'uuid',
} as const;
export type GivenInstalment = RecordOf<typeof LINE>;

export const addedInstalments = defineChange({ runId: 'uuid', lines: 'json' }, ({ runId, lines }) =>
  insertFrom(db.insertInto('PayrollLine'), db.selectFrom(recordsFrom(lines, LINE, 'line')), ({ ref }) => ({
    runId,
    position: ref('line.position'),
    kind: ref('line.kind'),
    taxClass: ref('line.taxClass'),
    amount: ref('line.amount'),
    description: ref('line.description'),
    planId: ref('line.planId'),
  })),
);

/** How many of these are plans of the person. */
export const plansOfPerson = defineRows({ userId: 'uuid', ids: 'uuid[]' }, ({ userId, ids }) =>
  db
    .selectFrom('Plan')
    .where('userId', '=', userId)
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .select(({ fn }) => fn.countAll<number>().as('plans')),
);
