/** Payments of a year, and the forms for them, in one statement for any number of people. */
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  type Day,
  db,
  defineRows,
  type Expression,
  type JsonValue,
  type RowOf,
  sql,
} from '../../platform/sql/define.ts';
import { everyone, type Named, onePerson, withCertified, YEAR, type Year } from './certified.sql.ts';
import type { TaxContent } from './content.ts';

/** Whether "person" was an employee on a day. */
const wasEmployee = (day: Expression<Day | null>) => {
  const person = expressionBuilder(db.selectFrom('User as person'));
  return person
    .case()
    .when(day, '<', person.ref('person.workRelationSince'))
    .then(person('person.workRelation', '=', sql.lit('CONTRACTOR' as const)))
    .else(person('person.workRelation', '=', sql.lit('EMPLOYEE' as const)))
    .end();
};

/**
 * Runs paid by a payment of the year, including void ones; what was paid before the portal was used; undecided runs;
 * and the sums under each certification.
 */
const withSums = (named: Named, year: Year) =>
  withCertified(named, year)
    .with('paid', (c) =>
      c
        .selectFrom('Payment as payment')
        .innerJoin('asked', 'asked.userId', 'payment.userId')
        .innerJoin('PaymentRun as settled', 'settled.paymentId', 'payment.id')
        .innerJoin('PayrollRun as run', 'run.id', 'settled.runId')
        .where('payment.voidedAt', 'is', null)
        .where((eb) => eb.between('payment.date', year.first, year.last))
        .select(({ ref }) => [
          'run.userId',
          'payment.date',
          'run.number',
          sql<number>`${ref('settled.compensation')}`.as('gross'),
          sql<number>`${ref('settled.reimbursed')}`.as('reimbursed'),
          sql<number>`${ref('settled.withheld')}`.as('withheld'),
          sql<number>`0`.as('before'),
          sql<number>`${ref('settled.unconfirmed')}`.as('unconfirmed'),
        ])
        .unionAll(
          c
            .selectFrom('OpeningBalance as opening')
            .innerJoin('asked', 'asked.userId', 'opening.userId')
            .where('opening.voidedAt', 'is', null)
            .where('opening.year', '=', year.year)
            .select(({ ref }) => [
              'opening.userId',
              ref('opening.paidThrough').as('date'),
              sql<number>`null::integer`.as('number'),
              sql<number>`${ref('opening.compensation')}`.as('gross'),
              sql<number>`${ref('opening.reimbursed')}`.as('reimbursed'),
              sql<number>`${ref('opening.withheld')}`.as('withheld'),
              sql<number>`${ref('opening.compensation')} + ${ref('opening.reimbursed')}`.as('before'),
              sql<number>`0`.as('unconfirmed'),
            ]),
        ),
    )
    .with('undecided', (c) =>
      c
        .selectFrom('PayrollRun as run')
        .innerJoin('asked', 'asked.userId', 'run.userId')
        .innerJoin('User as person', 'person.id', 'run.userId')
        .where('run.status', '=', 'PROCESSED')
        .where((eb) => eb.between('run.payDate', year.first, year.last))
        // Pay of an employee is on no form that could wait for the run.
        .where(({ ref }) => sql<boolean>`${wasEmployee(ref('run.payDate'))} is not true`)
        .groupBy('run.userId')
        .select(({ fn, ref }) => [
          'run.userId',
          fn
            .jsonAgg(
              jsonBuildObject({
                number: ref('run.number'),
                weekStart: ref('run.weekStart'),
                total: sql<number>`${ref('run.totalPay')} * 100`,
              }),
            )
            .orderBy('run.number')
            .as('runs'),
        ]),
    )
    .with('sums', (c) =>
      c
        .selectFrom('asked')
        .innerJoin('User as person', 'person.id', 'asked.userId')
        .leftJoin('certified', 'certified.userId', 'asked.userId')
        .leftJoin('paid', (join) =>
          join
            .onRef('paid.userId', '=', 'asked.userId')
            .on((eb) =>
              eb.or([
                eb('certified.id', 'is', null),
                eb.and([
                  eb.or([
                    eb('certified.isFirst', '=', true),
                    eb('paid.date', '>=', eb.ref('certified.since')),
                  ]),
                  eb.or([eb('certified.until', 'is', null), eb('paid.date', '<', eb.ref('certified.until'))]),
                ]),
              ]),
            ),
        )
        .groupBy(['asked.userId', 'certified.id'])
        .select(({ fn, ref }) => [
          'asked.userId',
          'certified.id as profileId',
          sql<number>`coalesce(${fn.sum('paid.gross')}, 0) * 100`.as('grossCents'),
          sql<number>`coalesce(${fn.sum('paid.gross')} filter (where ${wasEmployee(ref('paid.date'))}), 0) * 100`.as(
            'employeeCents',
          ),
          sql<number>`coalesce(${fn.sum('paid.reimbursed')}, 0) * 100`.as('reimbursedCents'),
          sql<number>`coalesce(${fn.sum('paid.withheld')}, 0) * 100`.as('withheldCents'),
          sql<number>`coalesce(${fn.sum('paid.before')}, 0) * 100`.as('beforeCents'),
          sql<number>`coalesce(${fn.sum('paid.unconfirmed')}, 0) * 100`.as('unconfirmedCents'),
          fn
            .coalesce(
              fn
                .jsonAgg(ref('paid.number').$notNull())
                .orderBy('paid.number')
                .filterWhere('paid.number', 'is not', null),
              sql<never[]>`'[]'`,
            )
            .as('runs'),
        ]),
    );

/** The live forms of the year, with what the board checks. */
const withForms = (named: Named, year: Year) =>
  withSums(named, year).with('form', (c) =>
    c
      .selectFrom('TaxDocument as document')
      .where('document.type', '=', 'FORM_1099_NEC')
      .where('document.year', '=', year.year)
      .where('document.supersededAt', 'is', null)
      .select((eb) => {
        const kept = (name: keyof TaxContent) =>
          sql<JsonValue>`${eb.ref('document.snapshot')}->${sql.lit(name)}`;
        return [
          'document.userId',
          jsonBuildObject({
            id: eb.ref('document.id'),
            status: eb.ref('document.status'),
            isCorrection: eb('document.correctsId', 'is not', null).$castTo<boolean>(),
            content: jsonBuildObject({
              facts: kept('facts'),
              identity: kept('identity'),
              amounts: kept('amounts'),
              forced: kept('forced'),
            }),
          }).as('form'),
        ];
      }),
  );

/**
 * One row for every certification of every requested person, with what was paid while it was in force. They come as one
 * JSON value, because parsing a thousand rows would block the process.
 */
const write = (named: Named, year: Year) =>
  withForms(named, year)
    .with('payees', (c) =>
      c
        .selectFrom('sums')
        .innerJoin('User as person', 'person.id', 'sums.userId')
        .leftJoin('undecided', 'undecided.userId', 'sums.userId')
        .leftJoin('certified', 'certified.id', 'sums.profileId')
        .leftJoin('form', 'form.userId', 'sums.userId')
        .select(['sums.userId', 'sums.grossCents', 'sums.employeeCents', 'sums.reimbursedCents', 'sums.runs'])
        .select(['sums.withheldCents', 'sums.beforeCents', 'sums.unconfirmedCents'])
        .select(['certified.version', 'certified.profile', 'certified.decided', 'form.form'])
        .select('person.workRelationSince as relationSince')
        .select(({ fn, selectFrom, case: when }) => [
          fn
            .coalesce(
              'person.workRelation',
              when()
                .when('person.kind', '=', 'CONTRACTOR')
                .then(sql<'CONTRACTOR'>`'CONTRACTOR'::"WorkRelation"`)
                .end(),
            )
            .as('relation'),
          fn.coalesce('undecided.runs', sql<never[]>`'[]'`).as('undecidedRuns'),
          selectFrom('PayrollRun as run')
            .whereRef('run.userId', '=', 'sums.userId')
            .select((run) => run.fn.min('run.number').as('first'))
            .$asScalar()
            .as('firstRun'),
        ]),
    )
    .selectFrom('payees')
    .select(({ fn }) =>
      fn
        .coalesce(fn.jsonAgg('payees').orderBy('payees.userId').orderBy('payees.version'), sql<never[]>`'[]'`)
        .as('rows'),
    );

/** For everyone who was or will be paid in the year, or has a form for it. */
export const paidToAll = defineRows(YEAR, (p) => write(everyone(p), p));
/** For one person, and everyone who shares the number. */
export const paidToOne = defineRows({ ...YEAR, userId: 'uuid' }, (p) => write(onePerson(p), p));

export type PaidRow = RowOf<typeof paidToAll>['rows'][number];
