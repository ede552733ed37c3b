/** Which days of a run (`run`, with its days as `entry`) count as paid ones. */
import type { ExpressionBuilder, SqlBool } from 'kysely';
import type { Expression, Tables } from '../../platform/sql/define.ts';

type Paid = Pick<Tables, 'PayrollLine'> & { entry: Tables['PayrollEntry']; run: Tables['PayrollRun'] };

/** Pay for the day itself: an adjustment that adds to a day does not count it once more. */
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
