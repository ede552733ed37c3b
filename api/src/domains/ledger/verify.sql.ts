/**
 * The sums that verification recomputes. Each check is one statement, so it sees one moment no matter what is written
 * meanwhile, and returns the first rows that fail.
 */
import type {
  LedgerAccount,
  LedgerEvent,
  PayrollLineClass,
} from '../../platform/db/generated/client/enums.ts';
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';

const what = (
  name: 'Payroll run' | 'Payment' | 'Advance' | 'Repayment' | 'Overpayment' | 'Opening balance',
) => sql<string>`${sql.lit(name)}::text`;
const event = (name: LedgerEvent) => sql<LedgerEvent>`${sql.lit(name)}::"LedgerEvent"`;
/** An advance that was carried over is an opening balance. */
const advanceEvent = (carriedOver: LedgerEvent, given: LedgerEvent) =>
  sql<LedgerEvent>`case when ${sql.ref('advance.carriedOverOn')} is null then ${event(given)} else ${event(carriedOver)} end`;
const account = (name: LedgerAccount) => sql<LedgerAccount>`${sql.lit(name)}::"LedgerAccount"`;

/** The first entry whose postings do not add up to zero or belong to another payee. */
export const firstUnbalanced = defineRows({}, () =>
  db
    .selectFrom('LedgerEntry as entry')
    .innerJoin('LedgerPosting as posting', 'posting.entryId', 'entry.id')
    .groupBy('entry.id')
    .having(({ eb, or, fn }) =>
      or([
        eb(fn.sum('posting.cents'), '<>', 0),
        eb(
          fn.agg<boolean>('bool_or', [sql`${eb('posting.payeeId', '<>', eb.ref('entry.payeeId'))}`]),
          '=',
          true,
        ),
      ]),
    )
    .orderBy('entry.sequence')
    .limit(1)
    .select(({ ref }) => asText(ref('entry.sequence')).as('sequence')),
);

/** The first balance that does not equal the sum of its postings. */
export const firstMisposted = defineRows({}, () =>
  db
    .selectFrom('LedgerBalance as kept')
    .fullJoin(
      (from) =>
        from
          .selectFrom('LedgerPosting')
          .groupBy(['payeeId', 'account', 'taxYear'])
          .select(['payeeId', 'account', 'taxYear'])
          .select(({ fn }) => [fn.sum<number>('cents').as('cents'), fn.countAll<number>().as('postings')])
          .as('posted'),
      (join) =>
        join
          .onRef('posted.payeeId', '=', 'kept.payeeId')
          .onRef('posted.account', '=', 'kept.account')
          .onRef('posted.taxYear', '=', 'kept.taxYear'),
    )
    .innerJoin('Payee as payee', (join) =>
      join.on((eb) => eb('payee.id', '=', eb.fn.coalesce('kept.payeeId', 'posted.payeeId'))),
    )
    .where(({ eb, or }) =>
      or([
        eb('kept.cents', 'is distinct from', eb.ref('posted.cents')),
        eb('kept.postings', 'is distinct from', eb.ref('posted.postings')),
      ]),
    )
    .orderBy('payee.number')
    .limit(1)
    .select(({ fn }) => [
      'payee.number',
      fn.coalesce('kept.account', 'posted.account').as('account'),
      fn.coalesce('kept.taxYear', 'posted.taxYear').as('taxYear'),
    ])
    .select(['kept.cents as kept', 'posted.cents as counted']),
);

const toCents = (amount: ReturnType<typeof sql.ref>) => sql<number>`(${amount} * 100)::bigint`;

/** The lines of all runs, each with the year of its valid payment. */
const lines = () =>
  db
    .selectFrom('PayrollRun as run')
    .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
    .leftJoin('Payment as payment', (join) =>
      join.onRef('payment.id', '=', 'run.paymentId').on('payment.voidedAt', 'is', null),
    )
    .leftJoin('Plan as plan', 'plan.id', 'line.planId')
    .select(['run.userId', 'line.taxClass', 'plan.kind as planKind'])
    .select(({ eb }) => [
      eb('run.status', '<>', 'VOID').$castTo<boolean>().as('isLive'),
      eb
        .and([eb('line.adjustsRunId', 'is not', null), eb('line.adjustsPosition', 'is', null)])
        .$castTo<boolean>()
        .as('isNetting'),
      sql<number | null>`extract(year from ${eb.ref('payment.date')})::integer`.as('year'),
      toCents(sql.ref('line.amount')).as('cents'),
    ]);

/** The account of a line's class. What a plan takes back lowers what is owed. */
const ACCOUNT_OF_CLASS = sql<LedgerAccount>`(case ${sql.ref('line.taxClass')} when 'DEDUCTION' then
  case ${sql.ref('line.planKind')} when 'ADVANCE' then 'ADVANCES' else 'RECOVERIES' end
  when 'WITHHELD' then 'WITHHOLDING' else ${sql.ref('line.taxClass')}::text end)::"LedgerAccount"`;

const NO_YEAR = sql<number>`0`;

/** Advances, given through the portal or before. */
const advances = () =>
  db
    .selectFrom('Plan as advance')
    .where('advance.kind', '=', 'ADVANCE')
    .where('advance.voidedAt', 'is', null);

/** Repayments of advances, recorded by hand. */
const repayments = () =>
  db
    .selectFrom('PlanRepayment as repayment')
    .innerJoin('Plan as repaid', 'repaid.id', 'repayment.planId')
    .where('repayment.voidedAt', 'is', null);

/** What was paid in a year before the portal was used. */
const openings = () => db.selectFrom('OpeningBalance as opening').where('opening.voidedAt', 'is', null);

/** Overpayments that were written off, with the class as which they were paid. */
const writtenOff = () =>
  db
    .selectFrom('Plan as plan')
    .innerJoin('PayrollLine as line', 'line.planId', 'plan.id')
    .where('line.amount', '>', sql.lit(0))
    .where('plan.writtenOff', 'is not', null)
    .select(['plan.userId', 'line.taxClass', toCents(sql.ref('plan.writtenOff')).as('cents')])
    .select(sql<null>`null`.as('planKind'));

/** What each account should be, from runs, payments, advances and opening balances, without the ledger. */
const due = () =>
  db
    .with('line', () => lines())
    .with('forgiven', () => writtenOff())
    .with('due', (c) =>
      c
        // Earned, and taken back.
        .selectFrom('line')
        .where('line.isLive', '=', true)
        .select(({ ref }) => [
          ref('line.userId').as('userId'),
          sql<LedgerAccount>`case when ${ref('line.isNetting')} or ${ref('line.planKind')} = 'OVERPAYMENT' then 'OVERPAID' else ${ACCOUNT_OF_CLASS} end`.as(
            'account',
          ),
          NO_YEAR.as('year'),
          ref('line.cents').as('cents'),
        ])
        // Reported, in the year of the payment.
        .unionAll(
          c
            .selectFrom('line')
            .where('line.year', 'is not', null)
            .where('line.taxClass', '<>', 'DEDUCTION')
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              ACCOUNT_OF_CLASS.as('account'),
              NO_YEAR.as('year'),
              sql<number>`-${ref('line.cents')}`.as('cents'),
            ]),
        )
        .unionAll(
          c
            .selectFrom('line')
            .where('line.year', 'is not', null)
            .where('line.taxClass', '<>', 'DEDUCTION')
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              ACCOUNT_OF_CLASS.as('account'),
              ref('line.year').$notNull().as('year'),
              ref('line.cents').as('cents'),
            ]),
        )
        // Still payable.
        .unionAll(
          c
            .selectFrom('line')
            .where('line.isLive', '=', true)
            .where('line.year', 'is', null)
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              account('PAYABLE').as('account'),
              NO_YEAR.as('year'),
              sql<number>`-${ref('line.cents')}`.as('cents'),
            ]),
        )
        // Paid for a run that is void now.
        .unionAll(
          c
            .selectFrom('line')
            .where('line.isLive', '=', false)
            .where('line.year', 'is not', null)
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              account('OVERPAID').as('account'),
              NO_YEAR.as('year'),
              ref('line.cents').as('cents'),
            ]),
        )
        .unionAll(
          c
            .selectFrom('Payment as payment')
            .where('payment.voidedAt', 'is', null)
            .select(({ ref }) => [
              ref('payment.userId').as('userId'),
              account('CASH').as('account'),
              sql<number>`extract(year from ${ref('payment.date')})::integer`.as('year'),
              sql<number>`-${toCents(sql.ref('payment.amount'))}`.as('cents'),
            ]),
        )
        // Written off: the payee keeps it.
        .unionAll(
          c
            .selectFrom('forgiven as line')
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              ACCOUNT_OF_CLASS.as('account'),
              NO_YEAR.as('year'),
              ref('line.cents').as('cents'),
            ]),
        )
        .unionAll(
          c
            .selectFrom('forgiven as line')
            .select(({ ref }) => [
              ref('line.userId').as('userId'),
              account('OVERPAID').as('account'),
              NO_YEAR.as('year'),
              sql<number>`-${ref('line.cents')}`.as('cents'),
            ]),
        )
        // Advanced, here or before the portal was used.
        .unionAll(
          advances().select(({ ref, eb }) => [
            ref('advance.userId').as('userId'),
            sql<LedgerAccount>`(case when ${eb('advance.carriedOverOn', 'is', null)} then 'CASH' else 'OPENING' end)::"LedgerAccount"`.as(
              'account',
            ),
            sql<number>`extract(year from coalesce(${ref('advance.carriedOverOn')}, ${ref('advance.givenOn')}))::integer`.as(
              'year',
            ),
            sql<number>`-${toCents(sql.ref('advance.total'))}`.as('cents'),
          ]),
        )
        .unionAll(
          advances().select(({ ref }) => [
            ref('advance.userId').as('userId'),
            account('ADVANCES').as('account'),
            NO_YEAR.as('year'),
            toCents(sql.ref('advance.total')).as('cents'),
          ]),
        )
        // Repaid by hand.
        .unionAll(
          repayments().select(({ ref }) => [
            ref('repaid.userId').as('userId'),
            account('CASH').as('account'),
            sql<number>`extract(year from ${ref('repayment.date')})::integer`.as('year'),
            toCents(sql.ref('repayment.amount')).as('cents'),
          ]),
        )
        .unionAll(
          repayments().select(({ ref }) => [
            ref('repaid.userId').as('userId'),
            account('ADVANCES').as('account'),
            NO_YEAR.as('year'),
            sql<number>`-${toCents(sql.ref('repayment.amount'))}`.as('cents'),
          ]),
        )
        // Paid before the portal was used.
        .unionAll(
          openings()
            .crossJoinLateral(
              sql<{ account: LedgerAccount; amount: number }>`(values
                ('COMPENSATION'::"LedgerAccount", ${sql.ref('opening.compensation')}),
                ('REIMBURSEMENT', ${sql.ref('opening.reimbursed')}),
                ('WITHHOLDING', -${sql.ref('opening.withheld')}),
                ('OPENING', ${sql.ref('opening.withheld')} - ${sql.ref('opening.compensation')}
                  - ${sql.ref('opening.reimbursed')}))`.as<'part'>(sql`part (account, amount)`),
            )
            .select(({ ref }) => [
              ref('opening.userId').as('userId'),
              ref('part.account').as('account'),
              sql<number>`${ref('opening.year')}::integer`.as('year'),
              toCents(sql.ref('part.amount')).as('cents'),
            ]),
        ),
    )
    .with('counted', (c) =>
      c
        .selectFrom('due')
        .groupBy(['due.userId', 'due.account', 'due.year'])
        .select(({ fn }) => [
          'due.userId',
          'due.account',
          'due.year',
          fn.sum<number>('due.cents').as('cents'),
        ]),
    );

/** The first balance that does not equal the person's runs and payments. Skips people who were deleted for good. */
export const firstMiscounted = defineRows({}, () =>
  due()
    .with('kept', (c) =>
      c
        .selectFrom('LedgerBalance as balance')
        .innerJoin('Payee as payee', 'payee.id', 'balance.payeeId')
        .where('payee.userId', 'is not', null)
        .select(['payee.userId', 'balance.account', 'balance.taxYear', 'balance.cents']),
    )
    .selectFrom('kept')
    .fullJoin('counted', (join) =>
      join
        .onRef('counted.userId', '=', 'kept.userId')
        .onRef('counted.account', '=', 'kept.account')
        .onRef('counted.year', '=', 'kept.taxYear'),
    )
    .leftJoin('Payee as payee', (join) =>
      join.on((eb) => eb('payee.userId', '=', eb.fn.coalesce('kept.userId', 'counted.userId'))),
    )
    .where(({ eb, fn, lit }) =>
      eb(fn.coalesce('kept.cents', lit(0)), '<>', fn.coalesce('counted.cents', lit(0))),
    )
    .orderBy('payee.number')
    .limit(1)
    .select(({ fn }) => [
      'payee.number',
      fn.coalesce('kept.account', 'counted.account').as('account'),
      fn.coalesce('kept.taxYear', 'counted.year').as('taxYear'),
    ])
    .select(['kept.cents as kept', 'counted.cents as counted']),
);

const PAID_SUMS = ['payments', 'compensation', 'reimbursed', 'deducted', 'withheld'] as const;

/** The first day whose stored sums differ from what its valid payments paid. */
export const firstMispaid = defineRows({}, () => {
  const sumOf = (amount: string, name: string, of: string) =>
    sql<number>`coalesce(sum(${sql.ref(amount)}) filter (where ${sql.ref(name)} = ${sql.lit(of)}), 0)`;
  const ofLines = (of: PayrollLineClass) => sql<number>`100 * ${sumOf('line.amount', 'line.taxClass', of)}`;
  const posted = (of: LedgerAccount) => sumOf('posting.cents', 'posting.account', of);
  const added = db
    .selectFrom('Payment as payment')
    .innerJoin('PayrollRun as run', 'run.paymentId', 'payment.id')
    .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
    .where('payment.voidedAt', 'is', null)
    .groupBy('payment.date')
    .select(({ fn }) => ['payment.date', fn.count<number>('payment.id').distinct().as('payments')])
    .select([
      ofLines('COMPENSATION').as('compensation'),
      ofLines('REIMBURSEMENT').as('reimbursed'),
      ofLines('DEDUCTION').as('deducted'),
      ofLines('WITHHELD').as('withheld'),
    ])
    // Of people who were deleted for good: what is reported and was not handed out is what was deducted.
    .unionAll(
      db
        .selectFrom('LedgerEntry as entry')
        .innerJoin('Payee as payee', 'payee.id', 'entry.payeeId')
        .leftJoin('LedgerPosting as posting', (join) =>
          join.onRef('posting.entryId', '=', 'entry.id').on('posting.taxYear', '<>', sql.lit(0)),
        )
        .where('payee.userId', 'is', null)
        .where('entry.event', '=', event('PAYMENT_RECORDED'))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('LedgerEntry as void')
                .whereRef('void.causeId', '=', 'entry.causeId')
                .where('void.event', '=', event('PAYMENT_VOID'))
                .select('void.id'),
            ),
          ),
        )
        .groupBy('entry.date')
        .select(({ fn }) => ['entry.date', fn.count<number>('entry.id').distinct().as('payments')])
        .select([
          posted('COMPENSATION').as('compensation'),
          posted('REIMBURSEMENT').as('reimbursed'),
          sql<number>`-coalesce(sum(${sql.ref('posting.cents')}), 0)`.as('deducted'),
          posted('WITHHOLDING').as('withheld'),
        ]),
    );
  const signed = (sign: 1 | -1) =>
    PAID_SUMS.map((name) => sql<number>`${sql.lit(sign)} * ${sql.ref(name)}`.as(name));
  return db
    .selectFrom(
      db
        .selectFrom('PaidDay')
        .select('date')
        .select(signed(1))
        .unionAll(db.selectFrom(added.as('added')).select('date').select(signed(-1)))
        .as('difference'),
    )
    .groupBy('date')
    .having(({ or, eb, fn }) => or(PAID_SUMS.map((name) => eb(fn.sum(name), '<>', sql.lit(0)))))
    .orderBy('date')
    .limit(1)
    .select('date');
});

/** The first payment whose stored sums of its runs differ from their lines. */
export const firstMissummed = defineRows({}, () => {
  const lines = (of: PayrollLineClass) =>
    sql<number>`coalesce(sum(${sql.ref('line.amount')}) filter (where ${sql.ref('line.taxClass')} = ${sql.lit(of)}), 0)`;
  return db
    .selectFrom('PaymentRun as settled')
    .innerJoin('Payment as payment', 'payment.id', 'settled.paymentId')
    .leftJoin('PayrollLine as line', 'line.runId', 'settled.runId')
    .groupBy(['settled.paymentId', 'settled.runId', 'payment.number'])
    .having(({ or, eb, ref }) =>
      or([
        eb('settled.compensation', '<>', lines('COMPENSATION')),
        eb('settled.reimbursed', '<>', lines('REIMBURSEMENT')),
        eb(sql<number>`-${ref('settled.withheld')}`, '<>', lines('WITHHELD')),
      ]),
    )
    .orderBy('payment.number')
    .limit(1)
    .select('payment.number');
});

/** Everything that must have an entry. */
const happenings = () =>
  db.with('happened', (c) =>
    c
      .selectFrom('PayrollRun as run')
      .select(({ ref }) => ['run.id', asText(ref('run.number')).as('name')])
      .select([what('Payroll run').as('what'), event('RUN_PROCESSED').as('event')])
      .unionAll(
        c
          .selectFrom('PayrollRun as run')
          .where('run.status', '=', 'VOID')
          .select(({ ref }) => ['run.id', asText(ref('run.number')).as('name')])
          .select([what('Payroll run').as('what'), event('RUN_VOID').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('Payment as payment')
          .select(({ ref }) => ['payment.id', asText(ref('payment.number')).as('name')])
          .select([what('Payment').as('what'), event('PAYMENT_RECORDED').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('Payment as payment')
          .where('payment.voidedAt', 'is not', null)
          .select(({ ref }) => ['payment.id', asText(ref('payment.number')).as('name')])
          .select([what('Payment').as('what'), event('PAYMENT_VOID').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('Plan as advance')
          .where('advance.kind', '=', 'ADVANCE')
          .select(['advance.id', 'advance.description as name'])
          .select(what('Advance').as('what'))
          .select(advanceEvent('OPENING_BALANCE', 'ADVANCE_GIVEN').as('event')),
      )
      .unionAll(
        c
          .selectFrom('Plan as advance')
          .where('advance.kind', '=', 'ADVANCE')
          .where('advance.voidedAt', 'is not', null)
          .select(['advance.id', 'advance.description as name'])
          .select(what('Advance').as('what'))
          .select(advanceEvent('OPENING_BALANCE_VOID', 'ADVANCE_VOID').as('event')),
      )
      .unionAll(
        c
          .selectFrom('PlanRepayment as repayment')
          .innerJoin('Plan as repaid', 'repaid.id', 'repayment.planId')
          .select(['repayment.id', 'repaid.description as name'])
          .select([what('Repayment').as('what'), event('ADVANCE_REPAID').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('PlanRepayment as repayment')
          .innerJoin('Plan as repaid', 'repaid.id', 'repayment.planId')
          .where('repayment.voidedAt', 'is not', null)
          .select(['repayment.id', 'repaid.description as name'])
          .select([what('Repayment').as('what'), event('ADVANCE_REPAID_VOID').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('Plan as plan')
          .where('plan.writtenOff', 'is not', null)
          .select(['plan.id', 'plan.description as name'])
          .select([what('Overpayment').as('what'), event('OVERPAYMENT_WRITTEN_OFF').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('OpeningBalance as opening')
          .select(({ ref }) => ['opening.id', asText(ref('opening.year')).as('name')])
          .select([what('Opening balance').as('what'), event('OPENING_BALANCE').as('event')]),
      )
      .unionAll(
        c
          .selectFrom('OpeningBalance as opening')
          .where('opening.voidedAt', 'is not', null)
          .select(({ ref }) => ['opening.id', asText(ref('opening.year')).as('name')])
          .select([what('Opening balance').as('what'), event('OPENING_BALANCE_VOID').as('event')]),
      ),
  );

/** The first run, payment, advance, repayment or opening balance that lacks a ledger entry. */
export const firstUnentered = defineRows({}, () =>
  happenings()
    .selectFrom('happened')
    .leftJoin('LedgerEntry as entry', (join) =>
      join.onRef('entry.causeId', '=', 'happened.id').onRef('entry.event', '=', 'happened.event'),
    )
    .where('entry.id', 'is', null)
    .orderBy('happened.what', 'desc')
    .orderBy('happened.name')
    .limit(1)
    .select(['happened.what', 'happened.name'])
    .select(({ ref }) => ref('happened.event').$castTo<string>().as('event')),
);

/** The first entry about something that never happened. Skips people who were deleted for good. */
export const firstUnfounded = defineRows({}, () =>
  happenings()
    .selectFrom('LedgerEntry as entry')
    .innerJoin('Payee as payee', 'payee.id', 'entry.payeeId')
    .leftJoin('happened', (join) =>
      join.onRef('happened.id', '=', 'entry.causeId').onRef('happened.event', '=', 'entry.event'),
    )
    .where('payee.userId', 'is not', null)
    .where('happened.id', 'is', null)
    .orderBy('entry.sequence')
    .limit(1)
    .select(({ ref }) => [
      asText(ref('entry.sequence')).as('sequence'),
      ref('entry.event').$castTo<string>().as('event'),
    ]),
);

/** How many entries and payees there are. */
export const ledgerCounts = defineRows({}, () =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom('LedgerEntry')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .$asScalar()
      .$notNull()
      .as('entries'),
    selectFrom('Payee')
      .select(({ fn }) => fn.countAll<number>().as('payees'))
      .$asScalar()
      .$notNull()
      .as('payees'),
  ]),
);
