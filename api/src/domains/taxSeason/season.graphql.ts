/** The board of a tax year. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { usualYear } from 'rules/taxYears';
import { todayIn } from 'rules/zonedDays';
import { builder } from '../../graph/builder.ts';
import { yearOfKey } from '../../graph/computedIds.ts';
import { rangePage } from '../../graph/keyset.ts';
import { computedFor } from '../../graph/nodeFor.ts';
import { begin, ROW_PATHS } from '../../graph/pagedConnection.ts';
import { selects } from '../../graph/selects.ts';
import { words } from '../../graph/words.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { canStartTaxDocumentBatch } from '../../viewer/policy.ts';
import { BY_NAME } from '../people/byName.ts';
import { inputWords } from '../people/inputWords.ts';
import { type Deadline, listDeadlines } from '../taxDocuments/deadlines.ts';
import { revisionLabel, taxYear } from '../taxDocuments/taxYears.ts';
import { TaxDocumentBatch } from './batch.graphql.ts';
import {
  countMatching,
  findMatching,
  listUnpaidWeeks,
  type Season,
  taxSeason,
  whyNotNow,
} from './season.service.ts';
import type { SeasonTotals } from './seasonRow.ts';
import {
  MAX_SEASON_PAGE,
  readSelections,
  showRows,
  TaxSeasonFilterEnum,
  TaxSeasonRow,
  TaxSeasonRowConnection,
} from './seasonRows.graphql.ts';

const TaxDeadline = builder.objectRef<Deadline>('TaxDeadline').implement({
  tokenScope: 'TAX_READ',
  description: 'Something that is due for the payments of a year.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    what: t.exposeString('what', { description: "What is due, such as 'Form 945, tax withheld'." }),
    date: t.expose('date', {
      type: 'Date',
      description: 'The last day for it, moved to the next business day.',
    }),
  }),
});

type Amount = 'paid' | 'expenses' | 'employee' | 'exempt' | 'reportable' | 'withheld' | 'before';
const money = (name: Amount, description: string) => ({
  type: 'Money' as const,
  description,
  resolve: (totals: SeasonTotals) => toAmount(totals[name]),
});

const TaxSeasonTotals = builder.objectRef<SeasonTotals>('TaxSeasonTotals').implement({
  tokenScope: 'TAX_READ',
  description: 'Totals of all rows, whatever page is shown: exactly what was paid in the year.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    payees: t.exposeInt('payees', { description: 'How many rows there are.' }),
    paid: t.field(money('paid', 'What was paid in the year: the other four amounts together.')),
    expenses: t.field(money('expenses', 'Reimbursed expenses, which are on no form.')),
    employee: t.field(money('employee', 'Pay of employees, which goes on W-2s.')),
    exempt: t.field(money('exempt', 'Pay to corporations and others that are exempt.')),
    reportable: t.field(money('reportable', 'Pay that counts toward the threshold and goes on forms.')),
    withheld: t.field(money('withheld', 'Backup withholding, which is part of what was paid.')),
    paidBefore: t.field(
      money('before', 'The part of it that was paid before the portal was used, without runs.'),
    ),
    needed: t.exposeInt('needed', { description: 'How many forms are required.' }),
    ready: t.exposeInt('ready', {
      description: 'How many rows are READY.',
    }),
    missing: t.exposeInt('missing', { description: 'How many rows are MISSING something.' }),
    conflict: t.exposeInt('conflict', {
      description: 'How many rows are a CONFLICT about a taxpayer number.',
    }),
    notNeeded: t.exposeInt('notNeeded', { description: 'How many rows are NOT_NEEDED.' }),
    done: t.exposeInt('done', { description: 'How many rows are DONE.' }),
    withoutW9: t.exposeInt('withoutW9', {
      description: 'How many payees whose form is required have no certified taxpayer number.',
    }),
    undecided: t.exposeInt('undecided', {
      description: 'How many payees have runs of the year that are neither marked as paid nor void.',
    }),
    unconfirmed: t.exposeInt('unconfirmed', {
      description: 'How many payees include someone no one has confirmed as a contractor or an employee.',
    }),
    generated: t.exposeInt('generated', { description: 'How many forms are generated but not submitted.' }),
    submitted: t.exposeInt('submitted', { description: 'How many are submitted but not approved.' }),
    approved: t.exposeInt('approved', { description: 'How many forms the IRS has accepted.' }),
  }),
});

const TaxSeason = builder.objectRef<Season>('TaxSeason');
builder.node(TaxSeason, {
  tokenScope: 'TAX_READ',
  id: { resolve: ({ year }) => String(year) },
  loadWithoutCache: computedFor(PAYROLL_READERS, (key, context) => {
    const year = yearOfKey(key);
    return year === undefined ? null : taxSeason(context, year);
  }),
  description: "The forms that a year's payments require; a preview until the year is over.",
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    year: t.exposeInt('year', { description: words.taxYear }),
    formRevision: t.string({
      description:
        "The form's revision, such as 'Rev. April 2025'; just the year for a form of a single year.",
      resolve: ({ year }) => revisionLabel(taxYear(year).revision),
    }),
    threshold: t.field({
      type: 'Money',
      nullable: true,
      description: 'The amount from which a form is required; null if none is configured for the year.',
      resolve: ({ threshold }) => (threshold === null ? null : toAmount(threshold)),
    }),
    isClosed: t.exposeBoolean('isClosed', {
      description:
        'Whether the year is over, so that its forms can be generated. Until then the board shows what would be.',
    }),
    deadlines: t.field({
      type: [TaxDeadline],
      description: 'What is due when, the earliest first.',
      resolve: ({ year }) => listDeadlines(year),
    }),
    unpaidWeeks: t.field({
      type: ['Date'],
      description:
        'The Mondays of the weeks with runs of the year that are processed and neither marked as paid nor void, the earliest first.',
      resolve: listUnpaidWeeks,
    }),
    missingOfPayer: t.exposeStringList('missingOfPayer', {
      description:
        'What the company lacks as the payer, as messages: it keeps every form from being generated.',
    }),
    totals: t.field({
      type: TaxSeasonTotals,
      description: 'Counts and amounts of all rows, whatever page or filter is shown.',
      resolve: ({ totals }) => totals(),
    }),
    rows: t.connection(
      {
        type: TaxSeasonRow,
        description:
          'Everyone who was paid in the year or has a form for it, by name; at most 200 at a time.',
        args: {
          search: t.arg.string({
            description: inputWords.search,
          }),
          only: t.arg({
            type: TaxSeasonFilterEnum,
            description: 'Only rows in this state; all if left out.',
          }),
        },
        resolve: async (season, args, context, info) => {
          const totalCount = memoize(() => countMatching(context, season, args));
          if (selects(info, ['totalCount'])) begin(totalCount);
          const bounds = { info, order: BY_NAME, within: String(season.year), maxSize: MAX_SEASON_PAGE };
          const page = await rangePage(args, bounds, (range) => findMatching(context, season, args, range));
          const rows = page.edges.map(({ node }) => season.rowOf.get(node.id)!);
          const shown = await showRows(context, readSelections(context, info, ROW_PATHS), season, rows);
          return {
            ...page,
            totalCount,
            edges: page.edges.map(({ cursor }, index) => ({ cursor, node: shown[index]! })),
          };
        },
      },
      TaxSeasonRowConnection,
    ),
    row: t.field({
      type: TaxSeasonRow,
      nullable: true,
      description: 'One payee; null for anyone without a row.',
      args: { userId: t.arg.id({ required: true, description: inputWords.userId }) },
      resolve: async (season, { userId }, context, info) => {
        const row = season.rowOf.get(keyOrNone('User', userId) ?? '');
        const rows = row ? [row] : [];
        return (await showRows(context, readSelections(context, info, [[]]), season, rows))[0] ?? null;
      },
    }),
    batch: t.prismaField({
      type: TaxDocumentBatch,
      nullable: true,
      description: 'The newest batch that generated forms of the year.',
      resolve: (query, { year }, _args, { db }) =>
        db.taxDocumentBatch.findFirst({
          ...query,
          where: { year, type: 'FORM_1099_NEC' },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
    viewerCanStartBatch: t.withAuth({ anyRole: PAYROLL_READERS }).boolean({
      description: 'Whether the viewer can generate everything that is ready now.',
      resolve: async (season, _args, context) =>
        canStartTaxDocumentBatch(context.viewer) === null && (await whyNotNow(context, season)) === null,
    }),
    reason: t.withAuth({ anyRole: PAYROLL_READERS }).string({
      nullable: true,
      description: 'Why the viewer cannot generate anything at the moment; null if they can.',
      resolve: async (season, _args, context) =>
        canStartTaxDocumentBatch(context.viewer) ?? (await whyNotNow(context, season)),
    }),
  }),
});

builder.queryField('taxSeason', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: TaxSeason,
    tokenScope: 'TAX_READ',
    nullable: true,
    description: 'The board of a tax year; null for a year before 2020 or one that has not begun.',
    args: {
      year: t.arg.int({
        description:
          'The tax year; if left out, the one in progress: last year until March 31, then the current one.',
      }),
    },
    resolve: (_root, { year }, context) =>
      taxSeason(context, year ?? usualYear(todayIn(context.now(), context.timeZone))),
  }),
);
