/**
 * Whatever depends on a payment must be undone before the payment is voided. An amount taken back, as less pay or
 * expenses in its year or as a deduction in a later one, was overpaid only as long as it was paid. And an amount moved
 * between pay and expenses would lower what its year reports of other pay.
 */
import type { Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { shortWithout, takersOf } from './record.sql.ts';

/** Throws ConflictError for a payment (`id`) if a valid run takes back some of it. */
export async function assertNothingTaken(tx: Tx, id: string): Promise<void> {
  const [taker] = await rowsIn(tx, takersOf({ id }));
  if (taker)
    throw new ConflictError(
      `Payroll #${taker.number} takes back some of what this payment overpaid. Void that run first, and process its week again afterwards.`,
    );
}

/** Money that went out in a year must be recorded again with what it was for. */
function toFirstStep({ status, isHandedOut }: RowOf<typeof shortWithout>): string {
  if (status === 'VOID')
    return 'Void its payment first, and record what had left with the run that takes its place.';
  return isHandedOut
    ? 'Void the payment of that run and then the run first; afterwards correct this one again and record what had left.'
    : 'Void that run first, and correct this one again afterwards.';
}

/** Throws ConflictError for a payment without which a year would fall short. The message says what to do first. */
export async function assertNoYearFallsShort(
  tx: Tx,
  id: string,
  { of = 'payment' }: { of?: 'payment' | 'run' } = {},
): Promise<void> {
  const [short] = await rowsIn(tx, shortWithout({ id }));
  if (!short) return;
  throw new ConflictError(
    `Payroll #${short.number} takes back what this ${of} paid: ${short.year} would report less than nothing for the week without it. ${toFirstStep(short)}`,
  );
}
