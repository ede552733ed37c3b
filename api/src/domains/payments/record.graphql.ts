/** Records and voids payments. */
import { isDay } from 'rules/days';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { Payment, PaymentMethodEnum } from './payment.graphql.ts';
import { previewWarnings, type RecordedPayments, recordPayments } from './record.service.ts';
import { voidPayment } from './void.service.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

const MOST_RUNS = 1000;

const WARNINGS =
  'Sentences about runs that count in a tax year other than that of their pay date, check numbers that a payment or an advance already has, and runs that a bank file pays too. None of them prevents it.';

const RecordPaymentInput = builder.inputType('RecordPaymentInput', {
  description: 'Which runs were paid, when and how.',
  validate: z.object({
    runIds: z
      .array(z.string())
      .min(1, 'Choose at least one payroll run.')
      .max(MOST_RUNS, `At most ${MOST_RUNS.toLocaleString('en-US')} payroll runs can be paid at once.`),
    date: z.string().refine(isDay),
    method: z.enum(['CHECK', 'ACH', 'WIRE', 'CASH', 'OTHER']),
    reference: z.string().trim().max(100, 'The reference must be at most 100 characters.').nullish(),
    notInOpeningBalance: z.boolean().nullish(),
  }),
  fields: (t) => ({
    runIds: t.idList({
      required: true,
      description: 'Processed runs; those of one person are settled by one payment.',
    }),
    date: t.field({
      type: 'Date',
      required: true,
      description:
        'The day the money went out: today or earlier, and not before the first day of a week it pays.',
    }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'How the money went out.' }),
    reference: t.string({
      description:
        'What identifies the payments. For checks, the number of the first one: further checks are numbered from there.',
    }),
    notInOpeningBalance: t.boolean({
      description:
        'True to say that the payments are not part of what was entered as paid before the portal. Required if that covers the day.',
    }),
  }),
});

const RecordPaymentPayload = builder.objectRef<RecordedPayments>('RecordPaymentPayload').implement({
  description: 'The payments, and what is worth a second look.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    payments: t.prismaField({
      type: [Payment],
      description:
        'One for each person, in the order in which their runs were sent; none if a second person must approve them first.',
      resolve: async (query, { payments }, _args, { db }) => {
        const found = await db.payment.findMany({ ...query, where: { id: { in: payments } } });
        return payments.flatMap((key) => found.find(({ id }) => id === key) ?? []);
      },
    }),
    approvalRequest: t.prismaField({
      type: ApprovalRequest,
      nullable: true,
      description:
        "The request that a second person must approve first, if the amount is above the company's limit; nothing is recorded until then. Null otherwise.",
      resolve: (query, { approvalRequest = null }, _args, { db }) =>
        db.approvalRequest.findFirst({ ...query, where: { id: { in: [approvalRequest ?? []].flat() } } }),
    }),
    warnings: t.exposeStringList('warnings', {
      description: WARNINGS,
    }),
  }),
});

builder.mutationField('recordPayment', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: RecordPaymentPayload,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Records that processed runs were paid, which makes them paid: all of them or none. Above the company's limit, a second person is asked first, which needs a fresh session; sending it again returns the same request.",
    errors: { types: refusals },
    extensions: { freshFor: 'payments above the limit' },
    args: { input: t.arg({ type: RecordPaymentInput, required: true }) },
    resolve: (_root, { input }, context) => recordPayments(context, input),
  }),
);

builder.queryField('paymentWarnings', (t) =>
  t.withAuth({ anyRole: MANAGERS }).stringList({
    tokenScope: 'PAYROLL_READ',
    description: 'The `warnings` that `recordPayment` would return, before anything is recorded.',
    args: { input: t.arg({ type: RecordPaymentInput, required: true }) },
    resolve: (_root, { input }, context) => previewWarnings(context, input),
  }),
);

const VoidPaymentInput = builder.inputType('VoidPaymentInput', {
  description: 'Which payment, and why.',
  validate: z.object({
    id: z.string(),
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason.')
      .max(500, 'The reason must be at most 500 characters.'),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a payment; its number is not enough.' }),
    reason: t.string({
      required: true,
      description: 'Such as a check that bounced; at most 500 characters.',
    }),
  }),
});

builder.mutationField('voidPayment', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Payment,
    tokenScope: 'PAYROLL_WRITE',
    description: 'Voids a payment: the runs that it settled go back to processed and not paid.',
    errors: { types: refusals },
    args: { input: t.arg({ type: VoidPaymentInput, required: true }) },
    resolve: changedRecord('payment', voidPayment),
  }),
);
