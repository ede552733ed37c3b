/** Telling people what has happened: one call next to the change, in the change's own transaction. */
import { randomUUID } from 'node:crypto';
import type { Context, Tx } from '../operation/context.ts';
import type { NoticeKind } from '../platform/db/generated/client/enums.ts';
import { newTimeKey } from '../platform/lib/timeKey.ts';
import { type RawTx, rowsIn } from '../platform/sql/transaction.ts';
import { NOTICE_KINDS, type NoticeFacts } from './kinds.ts';
import { queueMails } from './mail/queueMails.ts';
import { type GivenSubject, notified } from './notify.sql.ts';

export interface NewNotice<Kind extends NoticeKind> {
  kind: Kind;
  facts: NoticeFacts[Kind];
  /** The key of the person it is about; who receives it, where that is one person. */
  aboutId: string;
  /** The key of who did it, where that is not the viewer. */
  byId?: string | null;
  /** The keys of others who have one of the roles, and are not told. */
  apart?: readonly string[];
  /** Where the person it is about is mailed: a new address does not keep the mail from the one before. */
  addresses?: readonly string[];
}

type Notifying = Pick<Context, 'now' | 'changes' | 'mailer' | 'jobs'> & { viewer?: { id: string } | null };
type Subject<Kind extends NoticeKind> = Pick<NewNotice<Kind>, 'aboutId' | 'facts'>;

/** Writes the notice for everyone its kind is for, mails them, and updates their open pages. */
export const notify = <Kind extends NoticeKind>(
  tx: RawTx,
  context: Notifying,
  { aboutId, facts, ...notice }: NewNotice<Kind>,
): Promise<void> => notifyOfEach(tx, context, notice, [{ aboutId, facts }]);

/** As above, a notice about each of these people, with as many statements as about one. */
export async function notifyOfEach<Kind extends NoticeKind>(
  tx: RawTx,
  context: Notifying,
  { kind, byId, apart = [], addresses }: Omit<NewNotice<Kind>, keyof Subject<Kind>>,
  subjects: readonly Subject<Kind>[],
): Promise<void> {
  if (subjects.length === 0) return;
  const { to, alsoToOwner, mailed } = NOTICE_KINDS[kind];
  const actor = context.viewer?.id ?? null;
  const by = byId === undefined ? actor : byId;
  const recipients = await rowsIn(
    tx,
    notified({
      kind,
      toOwner: to === 'OWNER' || alsoToOwner === true,
      roles: to === 'OWNER' ? [] : to,
      except: actor,
      apart,
      subjects: JSON.stringify(
        subjects.map(
          ({ aboutId, facts }) => ({ aboutId, facts }) satisfies Record<keyof GivenSubject, unknown>,
        ),
      ),
      byId: by,
      at: context.now(),
    }),
  );
  const factsOf = new Map(subjects.map(({ aboutId, facts }) => [aboutId, facts]));
  const toLetter = (userId: string, about: readonly unknown[]) => ({ userId, values: { kind }, about });
  const letters =
    mailed === 'TOGETHER'
      ? [...new Set(recipients.map(({ recipientId }) => recipientId))].map((userId) =>
          toLetter(userId, [kind]),
        )
      : recipients.flatMap(({ recipientId: userId, aboutId }) => {
          const once = mailed === 'EACH' ? [randomUUID()] : [];
          const letter = toLetter(userId, [kind, aboutId, by, factsOf.get(aboutId!), ...once]);
          return addresses && userId === aboutId
            ? addresses.map((address) => ({ ...letter, address }))
            : letter;
        });
  await queueMails(tx, context, 'notice', letters);
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
