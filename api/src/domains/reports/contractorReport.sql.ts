/** Contractors' work and pay in a range of days. */
import { db, defineRows, type Places, type RowOf, sql } from '../../platform/sql/define.ts';
import { isPaidDay } from './paidDays.sql.ts';

const RANGE = { startDate: 'date', endDate: 'date', inRange: 'condition' } as const;

/** People by name, with their worked days and what valid runs (`run`) pay for days in the range; sums are cents. */
const performance = ({ startDate, endDate, inRange }: Places<typeof RANGE>) =>
  db
    .with('worked', (c) =>
      c
        .selectFrom('TimeLog')
        .where('worked', '=', true)
        .where((eb) => eb.between('date', startDate, endDate))
        .groupBy('userId')
        .select(({ fn }) => [
          'userId',
          fn.countAll<number>().filterWhere('status', '=', 'APPROVED').as('approved'),
          fn.countAll<number>().filterWhere('status', '=', 'PENDING').as('pending'),
          fn.countAll<number>().filterWhere('status', '=', 'REJECTED').as('rejected'),
        ]),
    )
    .with('paid', (c) =>
      c
        .selectFrom('PayrollRun as run')
        .innerJoin('PayrollEntry as entry', 'entry.runId', 'run.id')
        .where('run.status', '<>', 'VOID')
        .where(inRange)
        .where((eb) => eb.between('entry.date', startDate, endDate))
        .groupBy('run.userId')
        .select(({ fn }) => [
          'run.userId',
          fn.count<number>('run.id').distinct().as('runs'),
          fn.countAll<number>().filterWhere(isPaidDay).as('paidDays'),
          sql<number>`${fn.sum('entry.pay')} * 100`.as('basePay'),
          sql<number>`${fn.sum('entry.expenses')} * 100`.as('expenses'),
        ]),
    )
    .selectFrom('User as person')
    .leftJoin('worked', 'worked.userId', 'person.id')
    .leftJoin('paid', 'paid.userId', 'person.id')
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id')
    .select(({ fn, lit }) => [
      'person.id as userId',
      'person.firstName',
      'person.lastName',
      fn.coalesce('worked.approved', lit(0)).as('approved'),
      fn.coalesce('worked.pending', lit(0)).as('pending'),
      fn.coalesce('worked.rejected', lit(0)).as('rejected'),
      fn.coalesce('paid.runs', lit(0)).as('runs'),
      fn.coalesce('paid.paidDays', lit(0)).as('paidDays'),
      fn.coalesce('paid.basePay', lit(0)).as('basePay'),
      fn.coalesce('paid.expenses', lit(0)).as('expenses'),
    ]);

/** One person, even without any work or pay. */
export const performanceOfOne = defineRows({ ...RANGE, contractorId: 'uuid' }, (p) =>
  performance(p).where('person.id', '=', p.contractorId),
);
/** Every contractor with a worked day in the range, and everyone paid for one. */
export const performanceOfAll = defineRows(RANGE, (p) =>
  performance(p).where((eb) =>
    eb.or([
      eb('paid.userId', 'is not', null),
      eb.and([eb('worked.userId', 'is not', null), eb('person.kind', '=', 'CONTRACTOR')]),
    ]),
  ),
);

export type Performance = RowOf<typeof performanceOfAll>;
