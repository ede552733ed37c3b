/** The content of a request for an advance or a deduction. */
import { toAmount } from 'rules/money';
import { builder } from '../../graph/builder.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import type { NewPlan } from './create.service.ts';

const read = ({ kind, content }: { kind: string; content: unknown }): NewPlan | null =>
  kind === 'GIVE_ADVANCE' || kind === 'ENTER_DEDUCTION' ? (content as NewPlan) : null;

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  advanceFor: t.string({
    nullable: true,
    description:
      'What the advance or deduction is for, as pay statements will print it; null for other kinds.',
    select: { kind: true, content: true },
    resolve: (request) => read(request)?.description ?? null,
  }),
  advanceWeekly: t.field({
    type: 'Money',
    nullable: true,
    description: 'Dollars of the advance or deduction that are due each week; null for other kinds.',
    select: { kind: true, content: true },
    resolve: (request) => {
      const plan = read(request);
      return plan && toAmount(plan.weekly);
    },
  }),
}));
