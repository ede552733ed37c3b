/** An opening balance that is waiting for a second person. */
import { formatDay } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { builder } from '../../graph/builder.ts';
import { openRequestAbout } from '../approvalRequests/openAbout.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { User } from '../people/user.graphql.ts';
import type { WantedOpening } from './enter.service.ts';

function describe(content: unknown): string {
  const { opening } = content as WantedOpening;
  const { paidThrough, compensation, reimbursed, withheld, advance } = opening;
  return [
    `Paid through ${formatDay(paidThrough)}: ${formatMoney(compensation)}`,
    ...(reimbursed ? [`${formatMoney(reimbursed)} reimbursed`] : []),
    ...(withheld ? [`${formatMoney(withheld)} withheld`] : []),
    ...(advance ? [`${formatMoney(advance.total)} of an advance still owed`] : []),
  ].join(', ');
}

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  openingDetails: t.string({
    nullable: true,
    description: 'The requested opening balance, in words; null for other kinds.',
    select: { kind: true, content: true },
    resolve: ({ kind, content }) => (kind === 'ENTER_OPENING_BALANCE' ? describe(content) : null),
  }),
}));

builder.prismaObjectFields(User, (t) => ({
  openingBalanceRequest: t.withAuth({ signedIn: true }).prismaField({
    type: ApprovalRequest,
    tokenScope: 'PAYROLL_READ',
    nullable: true,
    description:
      'The newest opening balance of the person that waits for a second person; null if none does. For managers and administrators.',
    // A request that the viewer may not read looks like none.
    resolve: (query, { id }, _args, context) => openRequestAbout(context, id, 'ENTER_OPENING_BALANCE', query),
  }),
}));
