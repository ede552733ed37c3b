/** Asks for a second person, in the transaction that would otherwise have done the thing itself. */
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { type NewNotice, notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind, NoticeKind } from '../../platform/db/generated/client/enums.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { openRequests } from './open.sql.ts';

/** How long a second person has to approve. */
const OPEN_MS = 7 * 86_400_000;

interface Wanted<Kind extends NoticeKind> {
  kind: ApprovalRequestKind;
  /** Null for requests that move no money. */
  amount: Cents | null;
  /** What the kind needs to carry it out later. */
  content: Prisma.InputJsonObject;
  /** Keys of the runs to pay, in the order chosen. */
  runs?: readonly string[];
  /** For a bank file: the key of the account that each of the runs is paid to. */
  accounts?: ReadonlyMap<string, string>;
  /** Key of the person it is about, if it is about one person. */
  aboutId?: string;
  /** Keys of the payees, who neither decide about it nor get a notice. */
  payees: readonly string[];
  /** The message if another request is already waiting; null if any number may wait. */
  awaited: string | null;
  /** Null if one notice covers many requests. */
  notice: Pick<NewNotice<Kind>, 'kind' | 'facts' | 'aboutId'> | null;
}

export interface Asked {
  /** The key of the request. */
  id: string;
  /** The requester sent the same request again, and this is the waiting one. */
  isSame: boolean;
}

/**
 * Makes a request and notifies everyone who may approve it, unless the same one is waiting. The caller has locked what
 * it is about. Throws ConflictError if another one is waiting.
 */
export async function askForApproval<Kind extends NoticeKind>(
  tx: Tx,
  context: SignedInContext,
  wanted: Wanted<Kind>,
): Promise<Asked> {
  const { kind, runs = [], accounts, aboutId = null, payees, notice } = wanted;
  const askedById = context.viewer.id;
  const content = runs.length ? { ...wanted.content, runs: [...runs] } : wanted.content;
  const amount = wanted.amount === null ? {} : { amount: toAmount(wanted.amount) };
  const now = context.now();
  const waiting = await rowsIn(tx, openRequests({ kind, runs: [...runs], about: aboutId, now }));
  const same = waiting.find((one) => one.askedById === askedById && isSame(one.content, content));
  if (same && (waiting.length === 1 || wanted.awaited === null)) return { id: same.id, isSame: true };
  if (waiting.length > 0 && wanted.awaited !== null) throw new ConflictError(wanted.awaited);
  const { id, number } = await tx.approvalRequest.create({
    data: {
      ...{ kind, askedById, aboutId, content, createdAt: now, expiresAt: new Date(now.getTime() + OPEN_MS) },
      amount: wanted.amount === null ? null : toDecimal(wanted.amount),
      runs: {
        create: runs.map((runId, position) => ({ runId, position, accountId: accounts?.get(runId) ?? null })),
      },
    },
    select: { id: true, number: true },
  });
  await record(tx, context, {
    action: 'APPROVAL_REQUESTED',
    entityType: 'ApprovalRequest',
    entityId: id,
    newValues: { request: number, kind, userId: askedById, ...amount },
  });
  if (notice) await notify(tx, context, { ...notice, apart: payees });
  return { id, isSame: false };
}

/** The database may reorder the names in JSON. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner instanceof Object && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);
