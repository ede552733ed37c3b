/** Processes a week, and changes the status of its run. */
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { ExpenseCategoryEnum } from '../receipts/receipt.graphql.ts';
import type { ProcessedWeek } from './idempotency.ts';
import { PayrollRun, PayrollRunStatusEnum } from './payrollRun.graphql.ts';
import { processWeek } from './process.service.ts';
import { setPayrollRunStatus } from './status.service.ts';
import { payrollWeekInput } from './weekInput.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

export const PayrollEntryInput = builder.inputType('PayrollEntryInput', {
  description: 'One day of the week.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'A day of the week, at most once.' }),
    pay: t.field({
      type: 'Money',
      required: true,
      description: 'Dollars for the day, expenses not included; zero for a day in the future.',
    }),
    expenses: t.field({
      type: 'Money',
      required: true,
      description:
        'Dollars for expenses of the day, on top of pay: reimbursed if they are accounted for, else compensation.',
    }),
    notes: t.string({
      description:
        'Notes about the day, for the payee to read on the pay statement. They state the purpose of the expenses: without them, the expenses count as compensation.',
    }),
    category: t.field({
      type: ExpenseCategoryEnum,
      description: 'What kind of expenses; OTHER if left out. LODGING takes a receipt to be reimbursed.',
    }),
  }),
});

const ProcessWeeklyPayrollInput = builder.inputType('ProcessWeeklyPayrollInput', {
  description:
    'A week from Monday to Sunday, each day at most once, and something to pay: for a day, or a receipt.',
  validate: payrollWeekInput,
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who is paid; no one pays themselves.' }),
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    weekEnd: t.field({ type: 'Date', required: true, description: 'The Sunday six days later.' }),
    weeklyData: t.field({
      type: [PayrollEntryInput],
      required: true,
      description: 'The amounts of each day; days left out have none.',
    }),
    payDate: t.field({ type: 'Date', description: words.payDate }),
    receiptIds: t.idList({
      description:
        "The person's receipts that go on payroll with the week: approved, on no run, for any day up to its Sunday. None if left out.",
    }),
    skipPlans: t.idList({
      description:
        "The person's advances and deductions that are skipped this time; none by default. The amount of a recurring deduction is carried over.",
    }),
    idempotencyKey: t.string({
      description: 'If sent again with the same request, the first response is repeated.',
    }),
  }),
});

const ProcessWeeklyPayrollPayload = builder
  .objectRef<ProcessedWeek>('ProcessWeeklyPayrollPayload')
  .implement({
    description: 'The run, and a message with its amounts.',
    authScopes: { anyRole: MANAGERS },
    fields: (t) => ({
      message: t.exposeString('message', { description: words.message }),
      payrollRun: t.prismaField({
        type: PayrollRun,
        description: 'The new run, in the status PROCESSED.',
        resolve: (query, { runId }, _args, { db }) =>
          db.payrollRun.findUniqueOrThrow({ ...query, where: { id: runId } }),
      }),
    }),
  });

builder.mutationField('processWeeklyPayroll', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: ProcessWeeklyPayrollPayload,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Puts one person's week on payroll, once: its days with an amount become worked, approved and locked.",
    errors: { types: refusals },
    args: { input: t.arg({ type: ProcessWeeklyPayrollInput, required: true }) },
    resolve: (_root, { input }, context) => processWeek(context, input),
  }),
);

const SetPayrollRunStatusInput = builder.inputType('SetPayrollRunStatusInput', {
  description: 'Which run, and what becomes of it.',
  validate: z.object({
    id: z.string(),
    status: z.enum(['PROCESSED', 'PAID', 'VOID']),
    reason: z.string().trim().max(500, 'The reason must be at most 500 characters.').nullish(),
    expectedStatus: z.enum(['PROCESSED', 'PAID', 'VOID']).nullish(),
    notInOpeningBalance: z.boolean().nullish(),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a payroll run; its number is not enough.' }),
    status: t.field({
      type: PayrollRunStatusEnum,
      required: true,
      description: 'PAID for a processed run, or VOID; a void run stays void.',
    }),
    reason: t.string({ description: 'Why the run is voided; at most 500 characters.' }),
    expectedStatus: t.field({
      type: PayrollRunStatusEnum,
      description:
        'The status the run had when this was decided. If it has changed since, nothing happens. If left out, any status from which the new one can be reached will do.',
    }),
    notInOpeningBalance: t.boolean({
      description:
        'With PAID, true to say that the payment is not part of what was entered as paid before the portal. Required if that covers the pay date.',
    }),
  }),
});

builder.mutationField('setPayrollRunStatus', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollRun,
    tokenScope: 'PAYROLL_WRITE',
    description: 'Marks a processed run as paid, or voids a run and frees its days and receipts.',
    errors: { types: refusals },
    args: { input: t.arg({ type: SetPayrollRunStatusInput, required: true }) },
    resolve: changedRecord('payrollRun', setPayrollRunStatus),
  }),
);
