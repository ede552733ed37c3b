/** Chooses which emails the viewer gets. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { chosenMail } from './mailChoices.sql.ts';

/** Turns one kind of email on or off for the viewer. An unchanged choice is not recorded. */
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
