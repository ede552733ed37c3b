/**
 * What was paid, by the day of the payment, and what is on payroll, by the day of the work: sums by any of five groups.
 * The amounts are those of payroll lines. For permanently deleted people there is only the ledger, which has no kinds
 * of lines, and weeks instead of days of work.
 */
import type {
  LedgerEvent,
  PayrollLineClass,
  PayrollLineKind,
} from '../../platform/db/generated/client/enums.ts';
import { type Day, db, defineList, type Expression, type Places, sql } from '../../platform/sql/define.ts';
import { mondayOf } from '../../platform/sql/parts.ts';

interface Range {
  first: Expression<Day>;
  last: Expression<Day>;
}

const lines = () =>
  db
    .selectFrom('PayrollRun as run')
    .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
    .innerJoin('Payee as payee', 'payee.userId', 'run.userId');

/** Postings about permanently deleted people, without those that were reversed. */
const postingsOfDeleted = (event: LedgerEvent, takenBackBy: LedgerEvent) =>
  db
    .selectFrom('LedgerEntry as entry')
    .innerJoin('Payee as payee', 'payee.id', 'entry.payeeId')
    .innerJoin('LedgerPosting as posting', 'posting.entryId', 'entry.id')
    .where('payee.userId', 'is', null)
    .where('entry.event', '=', sql.lit(event))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('LedgerEntry as void')
            .whereRef('void.causeId', '=', 'entry.causeId')
            .where('void.event', '=', sql.lit(takenBackBy))
            .select('void.id'),
        ),
      ),
    );

const LINE_CENTS = sql<number>`(${sql.ref('line.amount')} * 100)::bigint`;
const NO_CATEGORY = sql<PayrollLineKind>`null::"PayrollLineKind"`;

/** The class of what is posted to an account; null for other accounts. */
const POSTED_CLASS = sql<PayrollLineClass>`(case ${sql.ref('posting.account')}
  when 'COMPENSATION' then 'COMPENSATION' when 'REIMBURSEMENT' then 'REIMBURSEMENT' when 'WITHHOLDING' then 'WITHHELD'
  when 'ADVANCES' then 'DEDUCTION' when 'RECOVERIES' then 'DEDUCTION' end)::"PayrollLineClass"`;

/** What valid payments paid. A void run counts as long as its payment is valid, because the money went out. */
const paid = ({ first, last }: Range) =>
  lines()
    .innerJoin('Payment as payment', 'payment.id', 'run.paymentId')
    .where('payment.voidedAt', 'is', null)
    .where((eb) => eb.between('payment.date', first, last))
    .select(({ ref }) => [
      ref('payment.date').as('day'),
      ref('payee.number').as('payeeNumber'),
      ref('payee.userId').as('userId'),
      ref('line.kind').as('category'),
      ref('line.taxClass').as('taxClass'),
      LINE_CENTS.as('cents'),
      ref('payment.id').as('paymentId'),
    ])
    .unionAll(
      postingsOfDeleted('PAYMENT_RECORDED', 'PAYMENT_VOID')
        .where((eb) => eb.between('entry.date', first, last))
        .where('posting.taxYear', '<>', sql.lit(0))
        // What is reported and was not handed out is what was deducted.
        .crossJoinLateral(
          sql<{ taxClass: PayrollLineClass | null; cents: number }>`(values
            (${POSTED_CLASS}, ${sql.ref('posting.cents')}),
            ('DEDUCTION', -${sql.ref('posting.cents')}))`.as<'part'>(sql`part ("taxClass", cents)`),
        )
        .where('part.taxClass', 'is not', null)
        .select(({ ref }) => [
          ref('entry.date').as('day'),
          ref('payee.number').as('payeeNumber'),
          ref('payee.userId').as('userId'),
          NO_CATEGORY.as('category'),
          ref('part.taxClass').$notNull().as('taxClass'),
          ref('part.cents').as('cents'),
          ref('entry.causeId').as('paymentId'),
        ]),
    );

/**
 * What valid runs pay for the work, as the ledger posts it when they are processed: without what they take off because
 * it was paid before, and without overpayments that they find. A day outside the run's week, such as an earlier
 * receipt's, counts on the week's Monday.
 */
const worked = ({ first, last }: Range) => {
  const day = sql<Day>`greatest(${sql.ref('line.date')}, ${sql.ref('run.weekStart')})`;
  const posted = postingsOfDeleted('RUN_PROCESSED', 'RUN_VOID');
  return lines()
    .leftJoin('Plan as plan', 'plan.id', 'line.planId')
    .where('run.status', '<>', 'VOID')
    .where((eb) => eb.or([eb('line.adjustsRunId', 'is', null), eb('line.adjustsPosition', 'is not', null)]))
    .where('plan.kind', 'is distinct from', 'OVERPAYMENT')
    .where((eb) => eb.between(day, first, last))
    .select(({ ref }) => [
      day.as('day'),
      ref('payee.number').as('payeeNumber'),
      ref('payee.userId').as('userId'),
      ref('line.kind').as('category'),
      ref('line.taxClass').as('taxClass'),
      LINE_CENTS.as('cents'),
      sql<string>`null::uuid`.as('paymentId'),
    ])
    .unionAll(
      posted
        .where((eb) => eb.between('posting.week', first, last))
        .where(POSTED_CLASS, 'is not', null)
        .select(({ ref }) => [
          ref('posting.week').as('day'),
          ref('payee.number').as('payeeNumber'),
          ref('payee.userId').as('userId'),
          NO_CATEGORY.as('category'),
          POSTED_CLASS.as('taxClass'),
          ref('posting.cents').as('cents'),
          sql<string>`null::uuid`.as('paymentId'),
        ]),
    );
};

/** Which periods are requested. */
const PERIODS = { QUARTER: 'boolean', MONTH: 'boolean', WEEK: 'boolean' } as const;
const RANGE = { first: 'date', last: 'date', most: 'int', ...PERIODS } as const;

const group = <Value>(isAsked: Expression<boolean>, value: Expression<Value>) =>
  sql<Value | null>`case when ${isAsked} then ${value} end`;

/** The periods of a day; null if not requested. */
function periodsOf(day: Expression<Day>, asked: Places<typeof PERIODS>) {
  const startOf = (part: 'quarter' | 'month') =>
    sql<Day>`date_trunc(${sql.lit(part)}, ${day}::timestamp)::date`;
  return [
    group(asked.QUARTER, startOf('quarter')).as('quarter'),
    group(asked.MONTH, startOf('month')).as('month'),
    group(asked.WEEK, mondayOf(day)).as('week'),
  ] as const;
}

const total = (column: 'compensation' | 'reimbursed' | 'deducted' | 'withheld') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);

/** Sums in cents, as lines count: what is taken off is negative. A group that was not requested is null. */
const sumsOf = (amounts: (range: Range) => Pick<ReturnType<typeof paid>, 'as'>) =>
  defineList(
    { ...RANGE, PERSON: 'boolean', CATEGORY: 'boolean' },
    ({ first, last, most, PERSON, CATEGORY, ...periods }) => {
      const sumOf = (of: PayrollLineClass) =>
        sql<number>`sum(${sql.ref('amount.cents')}) filter (where ${sql.ref('amount.taxClass')} = ${sql.lit(of)})`;
      const groups = [1, 2, 3, 4, 5, 6].map((place) => sql.raw(String(place)));
      // Counting the payments of a year as distinct would sort its lines: they are summed up by payment first.
      const byPayment = db
        .selectFrom(amounts({ first, last }).as('amount'))
        .groupBy([...groups, 'amount.paymentId'])
        .select(periodsOf(sql.ref<Day>('amount.day'), periods))
        .select(({ ref }) => [
          group(PERSON, ref('amount.payeeNumber')).as('payeeNumber'),
          group(PERSON, ref('amount.userId')).as('userId'),
          group(CATEGORY, ref('amount.category')).as('category'),
          'amount.paymentId',
          sumOf('COMPENSATION').as('compensation'),
          sumOf('REIMBURSEMENT').as('reimbursed'),
          sumOf('DEDUCTION').as('deducted'),
          sumOf('WITHHELD').as('withheld'),
        ]);
      return db
        .selectFrom(byPayment.as('payment'))
        .groupBy(groups)
        .orderBy(sql.join(groups))
        .limit(most)
        .select(['quarter', 'month', 'week', 'payeeNumber', 'userId', 'category'])
        .select(({ fn }) => fn.count<number>('paymentId').as('payments'))
        .select([total('compensation'), total('reimbursed'), total('deducted'), total('withheld')]);
    },
  );

export const totalsBy = { PAYMENT_DATE: sumsOf(paid), WORK_DATE: sumsOf(worked) };

/** What was paid to everyone together, from the sums that the database keeps for each day; reads no lines. */
export const keptTotals = defineList(RANGE, ({ first, last, most, ...periods }) => {
  const groups = [1, 2, 3].map((place) => sql.raw(String(place)));
  return db
    .selectFrom('PaidDay')
    .where((eb) => eb.between('date', first, last))
    .groupBy(groups)
    .having(({ fn, eb }) => eb(fn.sum('payments'), '<>', sql.lit(0)))
    .orderBy(sql.join(groups))
    .limit(most)
    .select(periodsOf(sql.ref<Day>('date'), periods))
    .select([
      sql<number | null>`null::int`.as('payeeNumber'),
      sql<string | null>`null::uuid`.as('userId'),
      NO_CATEGORY.as('category'),
    ])
    .select(({ fn }) => fn.sum<number>('payments').as('payments'))
    .select([total('compensation'), total('reimbursed'), total('deducted'), total('withheld')]);
});
