/** Bank details that wait for a second person: only the name of the bank and the last digits, nothing sealed. */

import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Context } from '../../operation/context.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { openAt } from '../approvalRequests/find.ts';
import { openRequestAbout } from '../approvalRequests/openAbout.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { bankContent, describeBank } from '../company/bank.ts';
import { User } from '../people/user.graphql.ts';
import { accountContent, describeWanted } from './wantedAccount.ts';

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  bankDetails: t.string({
    tokenScope: 'SESSION',
    nullable: true,
    description:
      "The requested bank account or company bank, in words: the bank's name and last four digits. Null for other kinds.",
    select: { kind: true, content: true },
    resolve: ({ kind, content }) => {
      if (kind === 'SET_BANK_ACCOUNT') return describeWanted(accountContent.parse(content));
      return kind === 'SET_COMPANY_BANK' ? describeBank(bankContent.parse(content)) : null;
    },
  }),
}));

const waitingAccounts = batched(async ({ db, now }: Context, people: readonly string[]) => {
  const found = await db.approvalRequest.findMany({
    select: { aboutId: true, content: true, askedById: true },
    where: { aboutId: { in: [...people] }, kind: 'SET_BANK_ACCOUNT', ...openAt(now()) },
    orderBy: { number: 'desc' },
  });
  return byKeys(people, found, ({ aboutId }) => aboutId);
});

builder.prismaObjectFields(User, (t) => ({
  waitingBankAccount: t.withAuth({ signedIn: true }).string({
    tokenScope: 'SESSION',
    nullable: true,
    description:
      'An account that the person has entered and that an administrator has to approve first, in words with its last four digits; null if none waits. For the person and administrators.',
    // What others may not read looks like none.
    resolve: async ({ id }, _args, context) => {
      if (!isActiveOwnerOrHasRole(context, id, ADMINS)) return null;
      const [request] = await waitingAccounts(context, id);
      return request?.askedById === id ? describeWanted(accountContent.parse(request.content)) : null;
    },
  }),
  bankAccountRequest: t.withAuth({ signedIn: true }).prismaField({
    type: ApprovalRequest,
    tokenScope: 'SESSION',
    nullable: true,
    description:
      'An account that an administrator entered for the person and that a second one must approve; null if there is none. For administrators.',
    // What others may not read looks like none.
    resolve: (query, { id }, _args, context) => openRequestAbout(context, id, 'SET_BANK_ACCOUNT', query),
  }),
}));
