/** Telling people what has happened: one call next to the change, in the change's own transaction. */
import { randomUUID } from 'node:crypto';
import type { Context, Tx } from '../operation/context.ts';
import type { NoticeKind } from '../platform/db/generated/client/enums.ts';
import { newTimeKey } from '../platform/lib/timeKey.ts';
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
  const { to, alsoToOwner, mailed } = NOTICE_KINDS[kind];
  const actor = context.viewer?.id ?? null;
  const by = byId === undefined ? actor : byId;
  const about =
    mailed === 'TOGETHER' ? [kind] : [kind, aboutId, by, facts, ...(mailed === 'EACH' ? [randomUUID()] : [])];
  const recipients = await rowsIn(
    tx,
    notified({
      kind,
      owner: to === 'OWNER' || alsoToOwner ? aboutId : null,
      roles: to === 'OWNER' ? [] : to,
      except: actor,
      apart,
      aboutId,
      byId: by,
      facts: JSON.stringify(facts),
      at: context.now(),
    }),
  );
  await queueMails(
    tx,
    context,
    'notice',
    recipients.flatMap(({ recipientId: userId }) => {
      const letter = { userId, values: { kind }, about };
      return addresses && userId === aboutId ? addresses.map((address) => ({ ...letter, address })) : letter;
    }),
  );
  context.changes.push(
    ...recipients.map(({ recipientId: userId }) => ({ kind: 'NOTICES' as const, userId })),
  );
}

type OwnerNotice = {
  [Kind in NoticeKind]: Pick<NewNotice<Kind>, 'kind' | 'facts' | 'aboutId'>;
}[NoticeKind];

/**
 * Tells each of these people of something that is about them alone: three statements, however many they are. They are
 * not archived. `isMailed` is false for people who were added just now, and are invited later.
 */
export async function notifyOwners(
  tx: Tx,
  context: Context,
  notices: readonly OwnerNotice[],
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<void> {
  const createdAt = context.now();
  const byId = context.viewer?.id ?? null;
  await tx.notice.createMany({
    data: notices.map(({ kind, facts, aboutId }) => ({
      ...{ id: newTimeKey(createdAt), recipientId: aboutId, kind, aboutId, byId, createdAt },
      facts: { ...facts },
    })),
  });
  const letters = notices.map(({ kind, facts, aboutId: userId }) => ({
    ...{ userId, values: { kind }, about: [kind, userId, byId, facts] },
  }));
  if (isMailed) await queueMails(tx, context, 'notice', letters);
  context.changes.push(...notices.map(({ aboutId: userId }) => ({ kind: 'NOTICES' as const, userId })));
}
