/** A person's waiting request of a kind, for viewers who may know about it; for others there seems to be none. */
import type { Context, Viewer } from '../../operation/context.ts';
import type { ApprovalRequest } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { listRequestKinds } from '../../viewer/policy.ts';
import { openAt } from './find.ts';

const ifVisible = (viewer: Viewer | null, kind: ApprovalRequestKind): ApprovalRequestKind[] =>
  viewer ? listRequestKinds(viewer).filter((visible) => visible === kind) : [];

const openRequests = batched(
  async (
    { db, viewer, now }: Context,
    people: readonly string[],
    kind: ApprovalRequestKind,
    { select }: { select?: object },
  ) => {
    const found = await db.approvalRequest.findMany({
      select: { ...select, id: true, aboutId: true },
      where: { aboutId: { in: [...people] }, kind: { in: ifVisible(viewer, kind) }, ...openAt(now()) },
      orderBy: { number: 'desc' },
    });
    return byKeys(people, found as ApprovalRequest[], ({ aboutId }) => aboutId);
  },
);

/** The newest one; null if none is waiting. */
export const openRequestAbout = async (
  context: Context,
  userId: string,
  kind: ApprovalRequestKind,
  query: { select?: object },
): Promise<ApprovalRequest | null> => (await openRequests(context, userId, kind, query))[0] ?? null;
