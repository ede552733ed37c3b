/** The request of a kind that waits about a person, for those who may know of it; to others it looks like none. */
import type { Context, Viewer } from '../../operation/context.ts';
import type { ApprovalRequest } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';
import { batched } from '../../platform/sql/batched.ts';
import { findManyByOwner } from '../../platform/sql/find.ts';
import { listRequestKinds } from '../../viewer/policy.ts';
import { openAt } from './find.ts';

const ifVisible = (viewer: Viewer | null, kind: ApprovalRequestKind): ApprovalRequestKind[] =>
  viewer ? listRequestKinds(viewer).filter((visible) => visible === kind) : [];

const openRequests = batched(
  (
    context: Context,
    people: readonly string[],
    kind: ApprovalRequestKind,
    { select = { id: true } }: { select?: object },
  ) =>
    findManyByOwner(context, 'approvalRequest', 'aboutId', people, {
      select,
      where: { kind: { in: ifVisible(context.viewer, kind) }, ...openAt(context.now()) },
      orderBy: { number: 'desc' },
      take: 1,
    }) as Promise<ReadonlyMap<string, ApprovalRequest[]>>,
);

/** The newest one; null where none waits. */
export const openRequestAbout = async (
  context: Context,
  userId: string,
  kind: ApprovalRequestKind,
  query: { select?: object },
): Promise<ApprovalRequest | null> => (await openRequests(context, userId, kind, query))[0] ?? null;
