/** Facts about people's weeks before they are on payroll, for the board, the tracker and a driver's next pay. */
import { addDays, type Day } from 'rules/days';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { type WeekFacts, weekFacts, whose } from './weekFacts.sql.ts';

/** By person, without unknown ones. `weekStart` is a Monday. */
export async function readWeekFacts(
  tx: RawTx,
  weekStart: Day,
  people: readonly string[],
): Promise<ReadonlyMap<string, WeekFacts>> {
  const [id, ...others] = people;
  const who = id && others.length === 0 ? whose.one({ id }) : whose.many({ ids: people });
  const rows = await rowsIn(tx, weekFacts({ people: [who], weekStart, weekEnd: addDays(weekStart, 6) }));
  return new Map(rows.map((facts) => [facts.userId, facts]));
}
