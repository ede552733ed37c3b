/** Asking for a second person: in the transaction that would otherwise have done the thing itself. */
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { type NewNotice, notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind, NoticeKind } from '../../platform/db/generated/client/enums.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { openRequests } from './open.sql.ts';

/** How long there is for the second yes. */
const OPEN_MS = 7 * 86_400_000;

interface Wanted<Kind extends NoticeKind> {
  kind: ApprovalRequestKind;
  /** Null of what moves no money. */
  amount: Cents | null;
  /** What the kind needs to do it later. */
  content: Prisma.InputJsonObject;
  /** Keys of the runs to be paid, in the order in which they were chosen. */
  runs?: readonly string[];
  /** For a bank file: the key of the account that each of the runs is paid to. */
  accounts?: ReadonlyMap<string, string>;
  /** Key of the person it is about, where that is one person. */
  aboutId?: string;
  /** Keys of those who are paid: they neither decide about it nor hear of it. */
  payees: readonly string[];
  /** What is said where something else waits already; null where as many as are asked for may wait. */
  awaited: string | null;
  /** Null where one notice is given of many. */
  notice: Pick<NewNotice<Kind>, 'kind' | 'facts' | 'aboutId'> | null;
}

export interface Asked {
  /** The key of the request. */
  id: string;
  /** The same was sent again by who sent it, and this is the one that waits. */
  isSame: boolean;
}

/**
 * Makes a request and tells everyone who may approve it, unless the same one waits. The caller has locked what it is
 * about. Throws ConflictError where another one waits.
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

/** The database orders the names of JSON as it likes. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner instanceof Object && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);
