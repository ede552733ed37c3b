/** The people whose payments a year's forms cover, and the certification that applies to each day. */
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { type Day, db, type Places, sql } from '../../platform/sql/define.ts';

export const YEAR = { year: 'int', first: 'date', last: 'date', timeZone: 'text' } as const;
export type Year = Places<typeof YEAR>;

/** Everyone with a run, a payment, an opening balance or a form of the year. */
export const everyone = ({ year, first, last }: Year) =>
  db
    .selectFrom('PayrollRun')
    .where('status', '<>', 'VOID')
    .where((eb) => eb.between('payDate', first, last))
    .select('userId')
    .union(
      db
        .selectFrom('Payment')
        .where('voidedAt', 'is', null)
        .where((eb) => eb.between('date', first, last))
        .select('userId'),
    )
    .union(
      db.selectFrom('OpeningBalance').where('voidedAt', 'is', null).where('year', '=', year).select('userId'),
    )
    .union(
      db
        .selectFrom('TaxDocument')
        .where('year', '=', year)
        .where('type', '<>', 'W9')
        .where('supersededAt', 'is', null)
        .select('userId'),
    );

export const onePerson = ({ userId }: Places<{ userId: 'uuid' }>) => db.selectNoFrom(userId.as('userId'));

export type Named = ReturnType<typeof everyone> | ReturnType<typeof onePerson>;

/** The given people, and everyone who has certified one of their numbers. */
const withSharers = (named: Named) =>
  db
    .with('named', () => named)
    .with('asked', (c) =>
      c
        .selectFrom('named')
        .select('named.userId')
        .union(
          c
            .selectFrom('named')
            .innerJoin('TaxProfile as own', 'own.userId', 'named.userId')
            .innerJoin('TaxProfile as other', 'other.taxNumberIndex', 'own.taxNumberIndex')
            .select('other.userId'),
        ),
    );

/**
 * Valid certifications: no later one replaces them as wrong, and no one decided that the number was a mistake. Each
 * with the days on which it started and stopped being in force.
 */
export const withCertified = (named: Named, { timeZone }: Year) =>
  withSharers(named).with('certified', (c) =>
    c
      .selectFrom('TaxProfile as profile')
      .innerJoin('asked', 'asked.userId', 'profile.userId')
      .crossJoinLateral((from) =>
        from
          .selectFrom('TaxProfile as first')
          .whereRef('first.userId', '=', 'profile.userId')
          .where((eb) => eb('first.version', '=', eb.fn.coalesce('profile.replacesFrom', 'profile.version')))
          .select(({ fn, ref }) =>
            fn
              .coalesce(
                'first.changedOn',
                sql<Day>`(${ref('first.signedAt')} at time zone ${timeZone})::date`,
              )
              .as('day'),
          )
          .as('begun'),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('TaxProfile as later')
              .whereRef('later.userId', '=', 'profile.userId')
              .whereRef('later.version', '>', 'profile.version')
              .whereRef('later.replacesFrom', '<=', 'profile.version')
              .select('later.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('TaxNumberDecision as decision')
              .innerJoin('TaxProfile as mistaken', 'mistaken.id', 'decision.profileId')
              .where('decision.verdict', '=', 'MISTAKE')
              .whereRef('mistaken.userId', '=', 'profile.userId')
              .where((eb) =>
                eb.or([
                  eb('mistaken.id', '=', eb.ref('profile.id')),
                  eb.not(
                    eb.exists(
                      eb
                        .selectFrom('TaxProfile as later')
                        .whereRef('later.userId', '=', 'mistaken.userId')
                        .whereRef('later.version', '>', 'mistaken.version')
                        .select('later.id'),
                    ),
                  ),
                ]),
              )
              .select('decision.profileId'),
          ),
        ),
      )
      .select((eb) => {
        const { fn, ref, selectFrom } = eb;
        return [
          'profile.id',
          'profile.userId',
          'profile.version',
          'begun.day as since',
          eb(
            fn
              .agg<string | null>('lag', ['profile.id'])
              .over((over) => over.partitionBy('profile.userId').orderBy('profile.version')),
            'is',
            null,
          )
            .$castTo<boolean>()
            .as('isFirst'),
          // Kysely cannot express the frame of a window.
          sql<Day | null>`min(${ref('begun.day')}) over (partition by ${ref('profile.userId')}
            order by ${ref('profile.version')} rows between 1 following and unbounded following)`.as('until'),
          jsonArrayFrom(
            selectFrom('TaxNumberDecision as decision')
              .innerJoin('TaxProfile as same', 'same.id', 'decision.profileId')
              .where('decision.verdict', '=', 'SAME_PERSON')
              .whereRef('same.userId', '=', 'profile.userId')
              .whereRef('same.taxNumberIndex', '=', 'profile.taxNumberIndex')
              .select('same.legalName'),
          ).as('decided'),
          jsonBuildObject({
            id: ref('profile.id'),
            version: ref('profile.version'),
            legalName: ref('profile.legalName'),
            firstName: ref('profile.firstName'),
            middleName: ref('profile.middleName'),
            lastName: ref('profile.lastName'),
            suffix: ref('profile.suffix'),
            businessName: ref('profile.businessName'),
            taxClass: ref('profile.taxClass'),
            llcClass: ref('profile.llcClass'),
            exemptPayeeCode: ref('profile.exemptPayeeCode'),
            street: ref('profile.street'),
            city: ref('profile.city'),
            state: ref('profile.state'),
            zip: ref('profile.zip'),
            taxNumberType: ref('profile.taxNumberType'),
            taxNumberLast4: ref('profile.taxNumberLast4'),
            taxNumberIndex: ref('profile.taxNumberIndex'),
          }).as('profile'),
        ];
      }),
  );
