/** The board of a tax year. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { findMany } from '../../platform/sql/find.ts';
import { canStartTaxDocumentBatch } from '../../viewer/policy.ts';
import { BY_NAME } from '../people/byName.ts';
import { type Deadline, listDeadlines } from '../taxDocuments/deadlines.ts';
import { revisionLabel, taxYear } from '../taxDocuments/taxYears.ts';
import { TaxDocumentBatch } from './batch.graphql.ts';
import { countMatching, rowsWhere, type Season, taxSeason, whyNotNow } from './season.service.ts';
import { computeSeasonTotals, type SeasonTotals } from './seasonRow.ts';
import {
  MAX_SEASON_PAGE,
  showRows,
  TaxSeasonFilterEnum,
  TaxSeasonRow,
  TaxSeasonRowConnection,
} from './seasonRows.graphql.ts';

const TaxDeadline = builder.objectRef<Deadline>('TaxDeadline').implement({
  description: 'Something that is due for the payments of a year.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    what: t.exposeString('what'),
    date: t.expose('date', { type: 'Date', description: 'The day, moved to the next business day.' }),
  }),
});

const money = (name: 'paid' | 'expenses' | 'employee' | 'exempt' | 'reportable') => ({
  type: 'Money' as const,
  resolve: (totals: SeasonTotals) => toAmount(totals[name]),
});

const TaxSeasonTotals = builder.objectRef<SeasonTotals>('TaxSeasonTotals').implement({
  description: 'Totals of all rows, whatever page is shown: exactly what the runs of the year paid.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    payees: t.exposeInt('payees', { description: 'How many rows there are.' }),
    paid: t.field(money('paid')),
    expenses: t.field(money('expenses')),
    employee: t.field(money('employee')),
    exempt: t.field(money('exempt')),
    reportable: t.field(money('reportable')),
    needed: t.exposeInt('needed', { description: 'How many forms are required.' }),
    ready: t.exposeInt('ready', {
      description: 'How many rows have the state READY; the other counts work the same way.',
    }),
    missing: t.exposeInt('missing'),
    conflict: t.exposeInt('conflict'),
    notNeeded: t.exposeInt('notNeeded'),
    done: t.exposeInt('done'),
    generated: t.exposeInt('generated', { description: 'How many forms are generated but not submitted.' }),
    submitted: t.exposeInt('submitted', { description: 'How many are submitted but not approved.' }),
    approved: t.exposeInt('approved'),
  }),
});

const TaxSeason = builder.objectRef<Season>('TaxSeason').implement({
  description: "The forms that a year's payments require; a preview until the year is over.",
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    year: t.exposeInt('year'),
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
    totals: t.field({ type: TaxSeasonTotals, resolve: ({ rows }) => computeSeasonTotals(rows) }),
    rows: t.connection(
      {
        type: TaxSeasonRow,
        description:
          'Everybody who was paid in the year or has a form for it, by name; at most 200 at a time.',
        args: {
          search: t.arg.string({
            description: 'Words, each of which must occur in the name or the email address.',
          }),
          only: t.arg({ type: TaxSeasonFilterEnum }),
        },
        resolve: async (season, args, context, info) => {
          const page = await keysetPage({
            args,
            info,
            order: BY_NAME,
            maxSize: MAX_SEASON_PAGE,
            where: rowsWhere(season, args),
            find: (stretch) =>
              findMany(context, 'user', {
                select: { id: true, lastName: true, firstName: true },
                ...stretch,
              }),
            count: () => countMatching(context, season, args),
          });
          const rowById = new Map(season.rows.map((row) => [row.userId, row]));
          const rows = page.edges.map(({ node }) => rowById.get(node.id)!);
          const shown = await showRows(context, info, ['edges', 'node'], season, rows);
          return { ...page, edges: page.edges.map(({ cursor }, index) => ({ cursor, node: shown[index]! })) };
        },
      },
      TaxSeasonRowConnection,
    ),
    row: t.field({
      type: TaxSeasonRow,
      nullable: true,
      description: 'One payee; null for anyone without a row.',
      args: { userId: t.arg.id({ required: true }) },
      resolve: async (season, { userId }, context, info) => {
        const key = keyOrNone('User', userId);
        const rows = season.rows.filter((row) => row.userId === key);
        return (await showRows(context, info, [], season, rows))[0] ?? null;
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
    nullable: true,
    description: 'The board of a tax year; null for a year before 2020 or one that has not begun.',
    args: { year: t.arg.int({ required: true }) },
    resolve: (_root, { year }, context) => taxSeason(context, year),
  }),
);
