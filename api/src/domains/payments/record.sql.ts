/** Payments as rows, with the runs they pay. */
import { type Day, db, defineChange, defineRows, type RowOf, sql } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

/**
 * Locks the people to pay, always in the same order, so that two payments to the same people run one after the other.
 */
export const lockedPayees = defineRows({ people: 'uuid[]' }, ({ people }) =>
  db
    .selectFrom('User')
    .where((eb) => eb('id', '=', eb.fn.any(people)))
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate(),
);

/** The runs, each with its net pay in cents. */
export const runsToSettle = defineRows({ runs: 'uuid[]' }, ({ runs }) =>
  db
    .selectFrom('PayrollRun as run')
    .where((eb) => eb('run.id', '=', eb.fn.any(runs)))
    .orderBy('run.number')
    .select(['run.id', 'run.number', 'run.userId', 'run.status', 'run.weekStart', 'run.payDate'])
    .select(({ selectFrom }) =>
      selectFrom('PayrollLine as line')
        .whereRef('line.runId', '=', 'run.id')
        .select(({ fn }) => sql<number>`coalesce(${fn.sum('line.amount')}, 0) * 100`.as('net'))
        .$asScalar()
        .$notNull()
        .as('net'),
    ),
);
export type RunToSettle = RowOf<typeof runsToSettle>;

const PAYMENT = {
  id: 'uuid',
  userId: 'uuid',
  date: 'date',
  method: 'PaymentMethod',
  reference: 'text',
  amount: 'numeric',
} as const;
export type GivenPayment = RecordOf<typeof PAYMENT>;
const SETTLED = { paymentId: 'uuid', runId: 'uuid' } as const;
export type GivenSettled = RecordOf<typeof SETTLED>;

/** Inserts payments in order and marks their runs as paid. Returns their numbers. */
export const recordedPayments = defineRows(
  { payments: 'json', settled: 'json', by: 'uuid', approvedBy: 'uuid?', at: 'timestamptz' },
  (p) =>
    db
      .with('given', (c) => c.selectFrom(recordsFrom(p.payments, PAYMENT, 'given')).selectAll())
      .with('run', (c) => c.selectFrom(recordsFrom(p.settled, SETTLED, 'run')).selectAll())
      .with('payment', (c) => {
        const given = c.selectFrom('given');
        return insertFrom(c.insertInto('Payment'), given, ({ ref }) => ({
          id: ref('given.id'),
          userId: ref('given.userId'),
          date: ref('given.date'),
          method: ref('given.method'),
          reference: ref('given.reference'),
          amount: ref('given.amount'),
          recordedById: p.by,
          approvedById: p.approvedBy,
          createdAt: p.at,
        })).returning(['id', 'number']);
      })
      .with('settles', (c) => {
        const runs = c.selectFrom('run');
        return insertFrom(c.insertInto('PaymentRun'), runs, ({ ref }) => ({
          paymentId: ref('run.paymentId'),
          runId: ref('run.runId'),
        }));
      })
      .with('paid', (c) =>
        c
          .updateTable('PayrollRun as paid')
          .from('run')
          .set({ status: 'PAID', paidAt: p.at, paymentId: ({ ref }) => ref('run.paymentId') })
          .whereRef('paid.id', '=', 'run.runId')
          .where('paid.status', '=', 'PROCESSED')
          .returning('paid.id'),
      )
      .selectFrom('payment')
      .select(['payment.id', 'payment.number'])
      .select(({ selectFrom }) =>
        selectFrom('paid')
          .select(({ fn }) => fn.countAll<number>().as('runs'))
          .$asScalar()
          .$notNull()
          .as('runs'),
      ),
);

/** Voids a payment and marks its runs as unpaid. Void runs stay void. */
export const voidedPayment = defineChange(
  { id: 'uuid', reason: 'text', by: 'uuid', at: 'timestamptz' },
  ({ id, reason, by, at }) =>
    db
      .with('freed', (c) =>
        c
          .updateTable('PayrollRun')
          .set({
            paymentId: null,
            paidAt: null,
            status: sql<'PROCESSED' | 'VOID'>`CASE WHEN status = 'VOID' THEN status ELSE 'PROCESSED' END`,
          })
          .where('paymentId', '=', id)
          .returning('id'),
      )
      .updateTable('Payment')
      .set({ voidedAt: at, voidReason: reason, voidedById: by })
      .where('id', '=', id)
      .where('voidedAt', 'is', null),
);

/**
 * The last valid run that accounts for this payment. It replaces the paid run, or corrects it without handing anything
 * out, because it moved amounts or found an overpayment. An overpayment that was written off still counts.
 */
export const runsThatNet = defineRows({ id: 'uuid' }, ({ id }) =>
  db
    .selectFrom('PaymentRun as settled')
    .innerJoin('PayrollLine as line', 'line.adjustsRunId', 'settled.runId')
    .innerJoin('PayrollRun as run', 'run.id', 'line.runId')
    .where('settled.paymentId', '=', id)
    .where('run.status', '<>', 'VOID')
    .where(({ eb, or, and, exists, not, selectFrom }) =>
      or([
        eb('line.adjustsPosition', 'is', null),
        and([
          eb(
            selectFrom('PayrollLine as all')
              .whereRef('all.runId', '=', 'run.id')
              .select(({ fn }) => fn.sum('all.amount').as('net')),
            '=',
            sql.lit(0),
          ),
          not(
            exists(
              selectFrom('PayrollLine as left')
                .innerJoin('Plan as plan', 'plan.id', 'left.planId')
                .whereRef('left.runId', '=', 'run.id')
                .where('left.amount', '>', sql.lit(0))
                .where('plan.writtenOff', 'is not', null)
                .select('left.runId'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('run.number', 'desc')
    .limit(1)
    .select('run.number'),
);

/** The first valid run that takes back part of what the payment overpaid. */
export const takersOf = defineRows({ id: 'uuid' }, ({ id }) =>
  db
    .selectFrom('PaymentRun as settled')
    .innerJoin('Plan as plan', 'plan.overpaidRunId', 'settled.runId')
    .innerJoin('PayrollLine as line', 'line.planId', 'plan.id')
    .innerJoin('PayrollRun as run', 'run.id', 'line.runId')
    .where('settled.paymentId', '=', id)
    .where('line.amount', '<', sql.lit(0))
    .where('run.status', '<>', 'VOID')
    .orderBy('run.number')
    .limit(1)
    .select('run.number'),
);

/**
 * The years that would report less than zero for a week of this payment if it were void, because amounts moved between
 * classes stay moved. Each with the last run that lowers it, its status, and whether it handed anything out.
 */
export const shortWithout = defineRows({ id: 'uuid' }, ({ id }) =>
  db
    .with('bounced', (c) =>
      c
        .selectFrom('PaymentRun as settled')
        .innerJoin('PayrollRun as run', 'run.id', 'settled.runId')
        .where('settled.paymentId', '=', id)
        .select(['run.id', 'run.userId', 'run.weekStart']),
    )
    // Also weeks of void runs that had taken some of it back.
    .with('about', (c) =>
      c
        .selectFrom('bounced')
        .select('bounced.weekStart')
        .union(
          c
            .selectFrom('bounced')
            .innerJoin('Plan as plan', 'plan.overpaidRunId', 'bounced.id')
            .innerJoin('PayrollLine as line', 'line.planId', 'plan.id')
            .innerJoin('PayrollRun as taker', 'taker.id', 'line.runId')
            .where('line.amount', '<', sql.lit(0))
            .where('taker.status', '=', 'VOID')
            .select('taker.weekStart'),
        ),
    )
    .with('kept', (c) =>
      c
        .selectFrom('PayrollRun as run')
        .leftJoin('Payment as payment', 'payment.id', 'run.paymentId')
        .where(({ eb, exists, not, or, selectFrom }) =>
          eb.and([
            exists(selectFrom('bounced').whereRef('bounced.userId', '=', 'run.userId').select('bounced.id')),
            not(exists(selectFrom('bounced').whereRef('bounced.id', '=', 'run.id').select('bounced.id'))),
            or([eb('run.status', '<>', 'VOID'), eb('payment.id', 'is not', null)]),
          ]),
        )
        .select(({ ref }) => [
          ...(['run.id', 'run.number', 'run.weekStart', 'run.status'] as const),
          'payment.amount as handedOut',
          sql<number>`extract(year from coalesce(${ref('payment.date')}, ${ref('run.payDate')}))::int`.as(
            'year',
          ),
        ]),
    )
    .with('share', (c) =>
      c
        .selectFrom('kept')
        .innerJoin('PayrollLine as line', 'line.runId', 'kept.id')
        .leftJoin('Plan as plan', 'plan.id', 'line.planId')
        .leftJoin('PayrollRun as overpaid', 'overpaid.id', 'plan.overpaidRunId')
        .where('line.taxClass', 'in', [sql.lit('COMPENSATION' as const), sql.lit('REIMBURSEMENT' as const)])
        .select(({ ref }) => {
          // What a valid run takes back belongs to the week that was overpaid.
          const isTaken = sql<boolean>`(${ref('overpaid.id')} is not null and ${ref('line.amount')} < 0 and ${ref('kept.status')} <> 'VOID')`;
          return [
            'kept.number',
            'kept.year',
            'line.taxClass',
            'line.amount',
            sql<Day>`case when ${isTaken} then ${ref('overpaid.weekStart')} else ${ref('kept.weekStart')} end`.as(
              'weekStart',
            ),
          ];
        }),
    )
    .with('sum', (c) =>
      c
        .selectFrom('share')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('about').whereRef('about.weekStart', '=', 'share.weekStart').select('about.weekStart'),
          ),
        )
        .groupBy(['share.weekStart', 'share.year', 'share.taxClass', 'share.number'])
        .select(['share.weekStart', 'share.year', 'share.taxClass', 'share.number'])
        .select(({ fn }) => fn.sum<number>('share.amount').as('amount')),
    )
    .with('short', (c) =>
      c
        .selectFrom('sum')
        .groupBy(['sum.weekStart', 'sum.year', 'sum.taxClass'])
        .having(({ eb, fn }) => eb(fn.sum('sum.amount'), '<', 0))
        .select(({ fn, eb }) => [
          'sum.year',
          fn
            .max('sum.number')
            .filterWhere(eb('sum.amount', '<', sql.lit(0)))
            .as('number'),
        ]),
    )
    .selectFrom('short')
    .innerJoin('kept', 'kept.number', 'short.number')
    .orderBy('short.year')
    .select(['short.year', 'kept.number', 'kept.status'])
    .select(({ ref }) => sql<boolean>`coalesce(${ref('kept.handedOut')} > 0, false)`.as('isHandedOut')),
);

/** Weekly runs that take back an overpayment in the year that reported it. */
export const takingBack = defineRows({ runs: 'uuid[]' }, ({ runs }) =>
  db
    .selectFrom('PayrollRun as run')
    .where((eb) => eb('run.id', '=', eb.fn.any(runs)))
    .where('run.kind', '=', 'REGULAR')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('PayrollLine as line')
          .whereRef('line.runId', '=', 'run.id')
          .where('line.planId', 'is not', null)
          .where('line.kind', '=', 'ADJUSTMENT')
          .where('line.amount', '<', sql.lit(0))
          .select('line.runId'),
      ),
    )
    .orderBy('run.number')
    .select(['run.number', 'run.payDate']),
);

/**
 * The classes in which corrections of a run and additions to it take back more than they add, and whether they account
 * for void runs of the week.
 */
export const takenBack = defineRows({ runId: 'uuid' }, ({ runId }) =>
  db
    .selectFrom('PayrollLine as line')
    .innerJoin('PayrollRun as run', 'run.id', 'line.runId')
    .where('run.id', '=', runId)
    .where('run.kind', '=', 'ADJUSTMENT')
    .groupBy(['line.taxClass', 'run.id'])
    .having(({ eb, fn }) => eb(fn.sum('line.amount'), '<', 0))
    .select(['line.taxClass', 'run.correction'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('PayrollLine as off')
          .whereRef('off.runId', '=', 'run.id')
          .where('off.adjustsRunId', 'is not', null)
          .where('off.adjustsPosition', 'is', null)
          .select('off.runId'),
      )
        .$castTo<boolean>()
        .as('nets'),
    ),
);

/** What a year reports for a week so far, by class, in cents, less what other weeks have taken back. */
export const reportedOfWeek = defineRows(
  { userId: 'uuid', weekStart: 'date', first: 'date', last: 'date' },
  ({ userId, weekStart, first, last }) =>
    db
      .selectFrom('PayrollRun as run')
      .innerJoin('Payment as payment', 'payment.id', 'run.paymentId')
      .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
      .leftJoin('Plan as plan', (join) =>
        join
          .onRef('plan.id', '=', 'line.planId')
          .on('line.amount', '<', sql.lit(0))
          .on('run.status', '<>', 'VOID'),
      )
      .leftJoin('PayrollRun as overpaid', 'overpaid.id', 'plan.overpaidRunId')
      .where('run.userId', '=', userId)
      .where(({ eb, fn }) => eb(fn.coalesce('overpaid.weekStart', 'run.weekStart'), '=', weekStart))
      .where((eb) => eb.between('payment.date', first, last))
      .where('line.taxClass', 'in', [sql.lit('COMPENSATION' as const), sql.lit('REIMBURSEMENT' as const)])
      .groupBy('line.taxClass')
      .select(({ fn }) => ['line.taxClass', sql<number>`${fn.sum('line.amount')} * 100`.as('cents')]),
);
