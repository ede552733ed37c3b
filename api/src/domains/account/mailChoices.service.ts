/** Choosing which emails one gets. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { chosenMail } from './mailChoices.sql.ts';

/** Has one kind of email come to the viewer, or not. A choice that stands already leaves no trace. */
export async function setMailChoice(
  context: SignedInContext,
  choice: { mail: MailChoice; isWanted: boolean },
): Promise<void> {
  const userId = context.viewer.id;
  await inTransaction(context.db, async (tx) => {
    if (!(await changeIn(tx, chosenMail({ userId, ...choice })))) return;
    await record(tx, context, {
      action: 'MAIL_CHOICE_CHANGED',
      entityType: 'User',
      entityId: userId,
      newValues: choice,
    });
  });
}
