/** Possible duplicates to check before approving a receipt. Read at once for a whole list. */
import { formatDay } from 'rules/dayFormats';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Viewer } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { duplicatesOf } from './duplicates.sql.ts';

type Duplicates = AnswerOf<typeof duplicatesOf>[string];

const NONE: Duplicates = { sameFile: [], sameExpense: [] };

const readDuplicates = batched(async (context: Context, ids): Promise<Map<string, Duplicates>> => {
  const found = await context.sql.read(context, duplicatesOf({ ids: [...ids] }));
  // A receipt that was deleted since its list was read has none.
  return new Map(ids.map((id) => [id, found[id] ?? NONE]));
});

/** As sentences. Only viewers who read everyone's receipts see hints about other people's. */
export async function duplicateHints(
  context: Context & { viewer: Viewer },
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const { sameFile, sameExpense } = await readDuplicates(context, id);
  const readsAll = hasAnyRole(context.viewer, PAYROLL_READERS);
  const isTold = (other: { userId: string }) => readsAll || other.userId === context.viewer.id;
  const name = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`;
  const hints = [
    ...sameFile
      .filter(isTold)
      .map((other) =>
        other.userId === userId
          ? `The same file was sent with the receipt for ${formatDay(other.date)}.`
          : `${name(other)} sent the same file with a receipt for ${formatDay(other.date)}.`,
      ),
    ...sameExpense
      .filter(isTold)
      .map((other) =>
        other.userId === userId
          ? 'There’s another receipt for the same day, amount and category.'
          : `${name(other)} has a receipt for the same day, amount and category.`,
      ),
  ];
  return [...new Set(hints)];
}
