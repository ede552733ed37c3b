/** Telling people what has happened: one call next to the change, in the change's own transaction. */
import type { Context } from '../operation/context.ts';
import type { NoticeKind } from '../platform/db/generated/client/enums.ts';
import { type RawTx, rowsIn } from '../platform/sql/transaction.ts';
import { NOTICE_KINDS, type NoticeFacts } from './kinds.ts';
import { queueMails } from './mail/queueMails.ts';
import { notified } from './notify.sql.ts';

export interface NewNotice<Kind extends NoticeKind> {
  kind: Kind;
  facts: NoticeFacts[Kind];
  /** The key of whom it is about; who receives it, where that is one person. */
  aboutId: string;
  /** The key of who did it, where that is not the viewer. */
  byId?: string | null;
  /** The keys of others who have one of the roles, and are not told. */
  apart?: readonly string[];
  /** Where the person it is about is mailed: a new address does not keep the mail from the one before. */
  addresses?: readonly string[];
}

/** Writes the notice for everybody whom its kind is for, mails them, and has their open pages hear of it. */
export async function notify<Kind extends NoticeKind>(
  tx: RawTx,
  context: Pick<Context, 'now' | 'changes' | 'mailer' | 'jobs'> & { viewer?: { id: string } | null },
  { kind, facts, aboutId, byId, apart = [], addresses }: NewNotice<Kind>,
): Promise<void> {
  const { to, alsoToOwner } = NOTICE_KINDS[kind];
  const actor = context.viewer?.id ?? null;
  const recipients = await rowsIn(
    tx,
    notified({
      kind,
      owner: to === 'OWNER' || alsoToOwner ? aboutId : null,
      roles: to === 'OWNER' ? [] : to,
      except: actor,
      apart,
      aboutId,
      byId: byId === undefined ? actor : byId,
      facts: JSON.stringify(facts),
      at: context.now(),
    }),
  );
  await queueMails(
    tx,
    context,
    'notice',
    recipients.flatMap(({ recipientId: userId }) => {
      const letter = { userId, values: { kind } };
      return addresses && userId === aboutId ? addresses.map((address) => ({ ...letter, address })) : letter;
    }),
  );
  context.changes.push(
    ...recipients.map(({ recipientId: userId }) => ({ kind: 'NOTICES' as const, userId })),
  );
}
