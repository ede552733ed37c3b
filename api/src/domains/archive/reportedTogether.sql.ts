/** Filed forms that report payments to several accounts with one taxpayer number. */
import { db, defineRows, type Expression, sql } from '../../platform/sql/define.ts';
import { filed } from '../taxDocuments/filed.ts';

/** The number of a run, as JSON. */
interface Listed {
  number: number;
}

/** Live filed forms of this person and of others who certified one of their numbers, with the people of their runs. */
export const filedRuns = (userId: Expression<string>) =>
  db
    .selectFrom('TaxDocument as form')
    .crossJoinLateral(({ ref }) =>
      sql<Listed>`jsonb_array_elements(${ref('form.snapshot')} -> 'amounts' -> 'runs')`.as<'listed'>(
        sql`listed("number")`,
      ),
    )
    .innerJoin('PayrollRun as run', (join) =>
      join.on(({ eb, ref }) => eb('run.number', '=', sql<number>`${ref('listed.number')}::integer`)),
    )
    .where('form.type', '=', sql.lit('FORM_1099_NEC' as const))
    .where('form.supersededAt', 'is', null)
    .where('form.status', 'in', filed)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('form.userId', '=', userId),
        eb(
          'form.userId',
          'in',
          selectFrom('TaxProfile as own')
            .innerJoin('TaxProfile as other', 'other.taxNumberIndex', 'own.taxNumberIndex')
            .where('own.userId', '=', userId)
            .select('other.userId'),
        ),
      ]),
    );

/** The years for which a filed form reports payments to this person and to someone else. */
export const yearsReportedTogether = defineRows({ userId: 'uuid' }, ({ userId }) =>
  filedRuns(userId)
    .where((eb) => eb(eb.parens('form.userId', '=', userId), '<>', eb.parens('run.userId', '=', userId)))
    .select('form.year')
    .distinct()
    .orderBy('form.year', 'desc'),
);
