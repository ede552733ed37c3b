/** What a payment request asks to record. */
import { builder } from '../../graph/builder.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { PaymentMethodEnum } from './payment.graphql.ts';
import { paymentContent } from './paymentContent.ts';

const read = ({ content }: { content: unknown }) => paymentContent.safeParse(content).data ?? null;

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  paymentDate: t.field({
    type: 'Date',
    nullable: true,
    description: 'The day the money went out, as entered; null for requests that are not payments.',
    select: { content: true },
    resolve: (request) => read(request)?.date ?? null,
  }),
  paymentMethod: t.field({
    type: PaymentMethodEnum,
    nullable: true,
    description: 'How the money went out, as entered; null for requests that are not payments.',
    select: { content: true },
    resolve: (request) => read(request)?.method ?? null,
  }),
  paymentReference: t.string({
    nullable: true,
    description:
      'The number of the first check, or another reference; empty if none, null for requests that are not payments.',
    select: { content: true },
    resolve: (request) => read(request)?.reference ?? null,
  }),
}));
