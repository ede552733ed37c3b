/** Notifies people: one call next to the change, in the same transaction. */
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
  /** The key of the person it is about, who is also the recipient of personal notices. */
  aboutId: string;
  /** The key of the actor, if not the viewer. */
  byId?: string | null;
  /** The keys of people with one of the roles who are not notified. */
  apart?: readonly string[];
  /** The subject's email addresses: after a change of address, the earlier one gets the email too. */
  addresses?: readonly string[];
}

type Notifying = Pick<Context, 'now' | 'changes' | 'mailer' | 'jobs'> & { viewer?: { id: string } | null };
type Subject<Kind extends NoticeKind> = Pick<NewNotice<Kind>, 'aboutId' | 'facts'>;

/** Writes the notice for everyone its kind is for, emails them, and updates their open pages. */
export const notify = <Kind extends NoticeKind>(
  tx: RawTx,
  context: Notifying,
  { aboutId, facts, ...notice }: NewNotice<Kind>,
): Promise<void> => notifyOfEach(tx, context, notice, [{ aboutId, facts }]);

/** The same for a notice about each of these people, with the same number of statements. */
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
 * Notifies each of these people about something personal: three statements for any number. They must not be archived.
 * `isMailed` is false for people who were just added and are invited later.
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
