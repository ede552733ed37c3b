/** Files with which the bank pays a week, and who is in them or left out. */
import { nextBankingDay } from 'rules/bankingDays';
import { sumCents, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { ApprovalRequiredError, ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findOriginIssue } from './bytes.ts';
import { effectiveOn, format, includeNew, includeRepeated, toChoices, weekStart } from './choices.ts';
import { describeEmptyFile } from './emptyFile.ts';
import { makeAndTakeFile } from './file.service.ts';
import { type BankPayees, findBankPayees, type LeftOutPayee, type PaidPayee } from './payees.ts';

const BankFilePayee = builder.objectRef<PaidPayee>('BankFilePayee').implement({
  tokenScope: 'SESSION',
  description: 'Someone the file pays.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'As the file names them, before it is written in capitals.',
    }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that still have to be paid to them for the week.',
      resolve: ({ amount }) => toAmount(amount),
    }),
    runNumbers: t.intList({
      description: 'The numbers of the payroll runs that are paid.',
      resolve: ({ runs }) => runs.map(({ number }) => number),
    }),
    accountLast4: t.string({
      description: 'The last four digits of the account.',
      resolve: ({ account }) => account.accountLast4,
    }),
    isNew: t.exposeBoolean('isNew', {
      description: 'Whether fewer than two payments by ACH have been recorded since the account was entered.',
    }),
    sharedWith: t.exposeStringList('sharedWith', {
      description: 'Others who are paid to the same account now, by name; an empty list if none.',
    }),
    earlierOn: t.expose('earlierOn', {
      type: 'Date',
      nullable: true,
      description: 'The day of the latest file that already pays them for this week; null if none does.',
    }),
  }),
});

export const BankFileLeftOut = builder
  .objectRef<Pick<LeftOutPayee, 'name' | 'amount' | 'reason'>>('BankFileLeftOut')
  .implement({
    tokenScope: 'SESSION',
    description:
      'Someone on payroll for the week who is not in the file, or whose pay in an earlier file was voided, and why.',
    authScopes: { anyRole: MANAGERS },
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Who is left out.' }),
      amount: t.field({
        type: 'Money',
        description: 'Dollars that still have to be paid to them another way; 0 if none.',
        resolve: ({ amount }) => toAmount(amount),
      }),
      reason: t.exposeString('reason', { description: 'Why they are left out, as a sentence.' }),
    }),
  });

const BankFilePreview = builder.objectRef<BankPayees>('BankFilePreview').implement({
  tokenScope: 'SESSION',
  description: 'The people a bank file pays for a week, and those it leaves out. It has no account numbers.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    payees: t.field({
      type: [BankFilePayee],
      description: 'Each person once, by last name.',
      resolve: ({ paid }) => paid,
    }),
    leftOut: t.field({
      type: [BankFileLeftOut],
      description:
        'Everyone else who is on payroll for the week, by last name; then those whose pay in an earlier file was voided.',
      resolve: ({ leftOut }) => leftOut,
    }),
    amount: t.field({
      type: 'Money',
      description: 'Total in dollars that the file pays.',
      resolve: ({ paid }) => toAmount(sumCents(paid.map(({ amount }) => amount))),
    }),
    needsSecondPerson: t.exposeBoolean('needsSecondPerson', {
      description:
        "Whether it pays more than the company's limit to one person within 7 days, to one account, or in total: `bankFile` then asks a second person.",
    }),
    nextBankingDay: t.field({
      type: 'Date',
      description: 'The first banking day after today, when the money can arrive.',
      resolve: (_payees, _args, context) => nextBankingDay(todayIn(context.now(), context.timeZone)),
    }),
    nobodyIssue: t.string({
      nullable: true,
      description: 'Why the file would pay no one, as a sentence; null if it pays someone.',
      resolve: (payees) => describeEmptyFile(payees)?.message ?? null,
    }),
    nachaIssue: t.string({
      nullable: true,
      description: 'Why no NACHA file can be made yet, as a sentence; null if one can.',
      resolve: (_payees, _args, context) => findOriginIssue(context),
    }),
  }),
});

builder.queryField('bankFilePreview', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: BankFilePreview,
    tokenScope: 'SESSION',
    description: "What a bank file would contain for a week's runs that are on payroll and not paid.",
    errors: { types: [ConflictError] },
    args: {
      weekStart: t.arg(weekStart),
      includeNew: t.arg.boolean(includeNew),
      includeRepeated: t.arg.boolean(includeRepeated),
    },
    resolve: (_root, { weekStart, ...args }, context) =>
      inTransaction(context.db, (tx) => findBankPayees(tx, context, { weekStart, ...toChoices(args) })),
  }),
);

builder.queryField('bankFile', (t) =>
  t.withAuth({ anyRole: MANAGERS, fresh: true }).field({
    type: File,
    tokenScope: 'SESSION',
    deprecationReason:
      'It makes a file and is a query. Use `makeBankFile`, and `madeBankFile` for the bytes.',
    description:
      'The file with which the bank pays a week, with account numbers in full, in a fresh session. Every download is recorded in the audit log. It marks nothing as paid. Above the company’s limit it asks a second person instead (`ApprovalRequiredError`); requested again after they have approved it, the file is there.',
    errors: { types: [ApprovalRequiredError, ConflictError, ValidationError] },
    args: {
      weekStart: t.arg(weekStart),
      includeNew: t.arg.boolean(includeNew),
      includeRepeated: t.arg.boolean(includeRepeated),
      format: t.arg(format),
      effectiveOn: t.arg(effectiveOn),
    },
    resolve: (_root, args, context) => makeAndTakeFile(context, { ...args, ...toChoices(args) }),
  }),
);
