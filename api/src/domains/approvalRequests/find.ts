/** A request as its approvers need it, and who is paid by it. */
import { fromDecimal, toAmount } from 'rules/money';
import type { Tx } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind, ApprovalRequestStatus } from '../../platform/db/generated/client/enums.ts';

/** What the rules about one request check. */
export const CONCERNED = {
  ...{ kind: true, askedById: true, aboutId: true, createdAt: true },
  runs: {
    select: { runId: true, accountId: true, run: { select: { userId: true } } },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.ApprovalRequestSelect;

interface Concerned {
  kind: ApprovalRequestKind;
  askedById: string;
  aboutId: string | null;
  createdAt: Date;
  runs: readonly { run: { userId: string } }[];
}

export const toConcerned = ({ kind, askedById, aboutId, createdAt, runs }: Concerned) => ({
  ...{ kind, askedById, createdAt },
  payees: [...(aboutId ? [aboutId] : []), ...runs.map(({ run }) => run.userId)],
});

export interface FoundRequest {
  id: string;
  number: number;
  kind: ApprovalRequestKind;
  status: ApprovalRequestStatus;
  askedById: string;
  aboutId: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Dollars; null for requests that move no money. */
  amount: number | null;
  content: Prisma.JsonValue;
  runs: string[];
  /** For a bank file: the account that each of the runs is paid to. */
  accounts: ReadonlyMap<string, string>;
  payees: string[];
}

/** Throws NotFoundError. */
export async function findRequest(db: Pick<Tx, 'approvalRequest'>, id: string): Promise<FoundRequest> {
  const found = await db.approvalRequest.findUnique({
    where: { id: toKey('ApprovalRequest', id) },
    select: {
      ...{ id: true, number: true, status: true, expiresAt: true, amount: true, content: true },
      ...CONCERNED,
    },
  });
  if (!found) throw new NotFoundError('Approval request');
  return {
    ...found,
    ...toConcerned(found),
    amount: found.amount && toAmount(fromDecimal(found.amount)),
    runs: found.runs.map(({ runId }) => runId),
    accounts: new Map(found.runs.flatMap(({ runId, accountId }) => (accountId ? [[runId, accountId]] : []))),
  };
}

/** Requests that wait for a second person at a moment. */
export const openAt = (now: Date) =>
  ({ status: 'OPEN', expiresAt: { gt: now } }) satisfies Prisma.ApprovalRequestWhereInput;

/** For a run, or a list of runs: the requests that wait for a second person at a moment. */
export const waitingAt = (now: Date) =>
  ({ request: openAt(now) }) satisfies Prisma.ApprovalRequestRunWhereInput;

/** The state of a request at a moment: past its time it has expired, even if that is not recorded yet. */
export const statusAt = (
  { status, expiresAt }: { status: ApprovalRequestStatus; expiresAt: Date },
  now: Date,
): ApprovalRequestStatus => (status === 'OPEN' && expiresAt <= now ? 'EXPIRED' : status);
