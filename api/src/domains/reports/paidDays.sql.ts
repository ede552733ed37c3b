/** Which days (`entry`) of a run (`run`) count as paid. */
import type { ExpressionBuilder, SqlBool } from 'kysely';
import type { Expression, Tables } from '../../platform/sql/define.ts';

type Paid = Pick<Tables, 'PayrollLine'> & { entry: Tables['PayrollEntry']; run: Tables['PayrollRun'] };

/** Days with pay. An adjustment that adds to a day does not count the day again. */
export const isPaidDay = (eb: ExpressionBuilder<Paid, 'entry' | 'run'>): Expression<SqlBool> =>
  eb.and([
    eb('entry.pay', '>', 0),
    eb.or([
      eb('run.kind', '=', 'REGULAR'),
      eb.exists(
        eb
          .selectFrom('PayrollLine as line')
          .whereRef('line.runId', '=', 'entry.runId')
          .whereRef('line.date', '=', 'entry.date')
          .where('line.kind', '=', 'DAY_PAY')
          .select('line.runId'),
      ),
    ]),
  ]);
