import { isAccountedFor, needsReceipt, RECEIPT_REQUIRED_CENTS } from 'rules/expenses';
import { formatMoney, fromDecimal } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { canChangeReceipt, canDecideReceipts } from '../../viewer/policy.ts';
import { toRevision } from '../timeLogs/revision.ts';
import { duplicateHints } from './duplicates.ts';
import { isOpen } from './receiptRules.ts';
import { visibleReceipts } from './receipts.service.ts';

export const ExpenseCategoryEnum = builder.enumType('ExpenseCategory', {
  description: 'What an expense was for.',
  values: {
    FUEL: { description: 'Diesel, gasoline and DEF.' },
    TOLLS: { description: 'Roads, bridges and tunnels.' },
    SCALE: { description: 'Weighing the truck.' },
    LUMPER: { description: 'People who load and unload.' },
    PARKING: { description: 'A place for the truck.' },
    REPAIRS: { description: 'Repairs and towing.' },
    SUPPLIES: { description: 'What is needed on the road, such as straps and gloves.' },
    LODGING: { description: 'Motels; always needs a receipt.' },
    MEALS: { description: 'Actual meals; a flat amount per day is pay.' },
    OTHER: { description: 'Anything else; the purpose says what.' },
  } as const,
});

export const ReceiptStatusEnum = builder.enumType('ReceiptStatus', {
  description: 'Whether a receipt has been decided, and how.',
  values: {
    PENDING: { description: 'Awaits a decision.' },
    APPROVED: { description: 'To go on payroll; its owner cannot change it anymore.' },
    REJECTED: { description: 'Stays off payroll; its owner may change it and so ask for a new decision.' },
  } as const,
});

export const Receipt = builder.prismaNode('Receipt', {
  tokenScope: 'TIME_LOGS_READ',
  id: { field: 'id' },
  // Someone else's receipt looks like one that does not exist: null.
  nullable: true,
  description: 'An expense that someone paid for the carrier, with the day it belongs to and its proof.',
  findUnique: (id, { viewer }) => ({ id, ...visibleReceipts(viewer) }),
  select: { id: true, userId: true },
  authScopes: (receipt, context) => isActiveOwnerOrHasRole(context, receipt.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    date: t.expose('date', {
      type: 'Date',
      description: 'The calendar day the expense belongs to.',
    }),
    category: t.expose('category', { type: ExpenseCategoryEnum, description: 'What it was for.' }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Dollars that were spent.',
    }),
    purpose: t.exposeString('purpose', { description: "What it was for, in its owner's words." }),
    status: t.expose('status', {
      type: ReceiptStatusEnum,
      description: 'What was decided about it; while `payrollRun` is set, that cannot change.',
    }),
    rejectionReason: t.exposeString('rejectionReason', {
      nullable: true,
      description: 'Why it was rejected, for its owner to read.',
    }),
    revision: t.string({
      description:
        'Identifies the state in which the receipt was read; send it back with a change or a decision. It changes whenever the receipt does.',
      select: { updatedAt: true },
      resolve: (receipt) => toRevision(receipt.updatedAt),
    }),
    submittedAt: t.field({
      type: 'DateTime',
      description: 'When it was sent; while it awaits a decision, when it was last changed or reopened.',
      select: { status: true, createdAt: true, updatedAt: true },
      resolve: (receipt) => (receipt.status === 'PENDING' ? receipt.updatedAt : receipt.createdAt),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: words.updatedAt }),
    user: t.relation('user', { description: 'Whose receipt it is.' }),
    payrollRun: t.relation('payrollRun', {
      nullable: true,
      description:
        'The run that pays it and so locks it: a void one if the money has gone out, until that week is processed again. Null if there is none.',
    }),
    file: t.relation('file', {
      nullable: true,
      description: 'The photo or PDF; null if none was sent.',
    }),
    sameFileAs: t.relation('sameFileAs', {
      nullable: true,
      description: 'An earlier receipt of the same person with the very same file; null if there is none.',
    }),
    duplicateHints: t.withAuth({ signedIn: true }).stringList({
      description:
        'Sentences about other receipts with the same file, or for the same day, amount and category. Those who can read everyone’s receipts are told about everyone’s, by name; the owner, about their own.',
      resolve: (receipt, _args, context) => duplicateHints(context, receipt),
    }),
    needsFile: t.boolean({
      description: `Whether a photo or PDF is needed: for any lodging, and for ${formatMoney(RECEIPT_REQUIRED_CENTS)} or more.`,
      select: { category: true, amount: true },
      resolve: ({ category, amount }) => needsReceipt({ category, amount: fromDecimal(amount) }),
    }),
    isAccountedFor: t.boolean({
      description:
        'Whether it is reimbursed without being income: approved, with a purpose, and with a photo or PDF where one is needed. Otherwise it counts as compensation.',
      select: {
        category: true,
        amount: true,
        purpose: true,
        status: true,
        file: { select: { id: true } },
      },
      resolve: ({ category, amount, purpose, status, file }) =>
        isAccountedFor({
          category,
          amount: fromDecimal(amount),
          purpose,
          hasReceipt: file !== null,
          isApproved: status === 'APPROVED',
        }),
    }),
    viewerCanEdit: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may change or delete it.',
      select: { status: true, payrollRunId: true },
      resolve: (receipt, _args, { viewer }) =>
        isOpen(receipt) && canChangeReceipt(viewer, receipt.userId) === null,
    }),
    viewerCanDecide: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may approve or reject it.',
      select: { payrollRunId: true },
      resolve: (receipt, _args, { viewer }) =>
        receipt.payrollRunId === null && canDecideReceipts(viewer, receipt.userId) === null,
    }),
  }),
});
