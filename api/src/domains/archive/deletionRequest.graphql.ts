/** The content of a request for a permanent deletion. */
import { builder } from '../../graph/builder.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { findName } from '../auditLogs/people.ts';
import type { WantedDeletion } from './deleteUser.service.ts';

const read = ({ kind, content }: { kind: string; content: unknown }): WantedDeletion | null =>
  kind === 'DELETE_USER' ? (content as WantedDeletion) : null;

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  deletionOf: t.string({
    tokenScope: 'SESSION',
    nullable: true,
    description: "The person to delete, by name; 'Deleted user #12' once that is done. Null for other kinds.",
    select: { kind: true, content: true },
    resolve: async (request, _args, context) => {
      const wanted = read(request);
      return wanted && ((await findName(context, wanted.userId)) ?? 'someone');
    },
  }),
  deletionReason: t.string({
    tokenScope: 'SESSION',
    nullable: true,
    description: 'The reason to delete them even though something was open; null if nothing was.',
    select: { kind: true, content: true },
    resolve: (request) => read(request)?.reason ?? null,
  }),
}));
