/** A report as of when it was generated: its table, and what would be different today. */
import type { GraphQLResolveInfo } from 'graphql';
import { hasAnyRole, MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { rangePage } from '../../graph/keyset.ts';
import { assertOneAtATime } from '../../graph/oneAtATime.ts';
import { MAX_PAGE_SIZE, readPageSize } from '../../graph/pageArgs.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { asc } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { toId } from '../../operation/ids.ts';
import { User } from '../people/user.graphql.ts';
import { formatCell } from './cells.ts';
import type { ReportChange as ChangeShape, ReportChanges as ChangesShape } from './changes.ts';
import type { ReportChart as ChartShape } from './chart.ts';
import type { ReportColumn as ColumnShape, ReportCell, ReportRow as RowShape } from './content.ts';
import { findChanges, type Kept, keptIn, readChart } from './kept.ts';
import { reportsWhere } from './reports.service.ts';
import { readPage } from './rows.ts';

export const ReportTypeEnum = builder.enumType('ReportType', {
  description: 'What a report is about, and so which columns it has.',
  values: {
    PAYROLL_SUMMARY: { description: 'The payroll of a date range, run by run.' },
    CONTRACTOR_REPORT: {
      description: 'What each contractor did in a date range, and what payroll paid for it.',
    },
    TAX_REPORT: { description: 'What each payee was paid in a tax year, and which forms that requires.' },
  } as const,
});

export const ReportDatesEnum = builder.enumType('ReportDates', {
  description: 'Which dates of a payroll run must be in a range.',
  values: {
    WORK_DATE: { description: 'Days worked: of a run, the days in the range count.' },
    PAY_DATE: { description: 'The day the money counts as paid: a run counts as a whole.' },
  } as const,
});

const ReportColumnKindEnum = builder.enumType('ReportColumnKind', {
  description: 'How to read the text of a cell.',
  values: {
    TEXT: { description: 'Words, such as a name.' },
    DAY: { description: 'A calendar day, YYYY-MM-DD.' },
    MONEY: { description: 'US dollars with two decimals, such as 1234.50.' },
    COUNT: { description: 'A whole number.' },
  } as const,
});

// Reached only through the report, which checks the access.
const THROUGH_ITS_REPORT = { anyRole: PAYROLL_READERS } as const;

const ReportColumn = builder.objectRef<ColumnShape>('ReportColumn').implement({
  tokenScope: 'REPORTS_READ',
  description: 'A column of a report.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What scripts call it, such as totalPay.' }),
    title: t.exposeString('title', { description: 'The heading, for people to read.' }),
    kind: t.expose('kind', {
      type: ReportColumnKindEnum,
      description: "How to read the column's cells, which are all text.",
    }),
  }),
});

/** A row with the columns that define the format of its cells. */
interface ShownRow extends RowShape {
  columns: readonly ColumnShape[];
}

const formatCells = (columns: readonly ColumnShape[], cells: readonly ReportCell[]) =>
  cells.map((cell, index) => formatCell(columns[index]?.kind, cell));

const ReportRow = builder.objectRef<ShownRow>('ReportRow').implement({
  tokenScope: 'REPORTS_READ',
  description: 'A row of a report, with the records behind it.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    cells: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'In the order of the columns; null where there is no value.',
      resolve: ({ columns, cells }) => formatCells(columns, cells),
    }),
    userId: t.id({
      nullable: true,
      description: 'The person the row is about; null if they were deleted.',
      resolve: ({ userId }) => userId && toId('User', userId),
    }),
    runId: t.id({
      nullable: true,
      description: 'The payroll run behind the row, if it is about one.',
      resolve: ({ runId }) => runId && toId('PayrollRun', runId),
    }),
    taxDocumentId: t.id({
      nullable: true,
      description: 'The tax document behind the row, if there was one.',
      resolve: ({ documentId }) => documentId && toId('TaxDocument', documentId),
    }),
  }),
});

/** By position. */
const AS_STORED = [asc.integer('at')];

const ReportRowConnection = builder.connectionObject(
  {
    type: ReportRow,
    name: 'ReportRowConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many rows the report has.'),
    }),
  },
  { name: 'ReportRowEdge' },
);

const ReportChartGroupingEnum = builder.enumType('ReportChartGrouping', {
  description: 'What a group of bars is.',
  values: {
    WEEK: { description: 'Groups are weeks, named by their Mondays.' },
    MONTH: { description: 'Groups are months, YYYY-MM, by the Mondays of their weeks.' },
    PERSON: { description: 'Groups are people, those with the highest numbers first.' },
  } as const,
});

const ReportChartGroup = builder.objectRef<ChartShape['groups'][number]>('ReportChartGroup').implement({
  tokenScope: 'REPORTS_READ',
  description: 'A stack of bars.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    name: t.exposeString('name', {
      description: "The week's Monday, the month or the person's name, as `by` says.",
    }),
    values: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'One for each of the series, in their order; null where there is none.',
      resolve: ({ values }) => values,
    }),
  }),
});

const ReportChart = builder.objectRef<ChartShape>('ReportChart').implement({
  tokenScope: 'REPORTS_READ',
  description: 'A report as stacked bars.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    by: t.expose('by', { type: ReportChartGroupingEnum, description: 'What a group is.' }),
    series: t.expose('series', {
      type: [ReportColumn],
      description: 'The columns that are stacked, from the bottom up.',
    }),
    groups: t.expose('groups', {
      type: [ReportChartGroup],
      description: 'The stacks, in the order in which they are drawn.',
    }),
    groupCount: t.exposeInt('groupCount', {
      description: 'How many groups there are; only the highest are included here.',
    }),
  }),
});

const ReportChangeKindEnum = builder.enumType('ReportChangeKind', {
  description: 'How a row would be different today.',
  values: {
    CELL_CHANGED: { description: 'The row has another value in the column.' },
    ROW_ADDED: { description: 'The row is new; the column is its main sum.' },
    ROW_REMOVED: { description: 'The row is gone; the column is its main sum.' },
    DOCUMENT_REPLACED: { description: 'The row has the same values, but another tax document behind it.' },
  } as const,
});

const ReportChange = builder.objectRef<ChangeShape>('ReportChange').implement({
  tokenScope: 'REPORTS_READ',
  description: 'One difference between a report and the same report generated today.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    kind: t.expose('kind', { type: ReportChangeKindEnum, description: 'What happened to the row.' }),
    name: t.exposeString('name', { description: 'The name in the row, as the report has it.' }),
    week: t.expose('week', {
      type: 'Date',
      nullable: true,
      description: "The Monday of the row's week; null in reports without weeks.",
    }),
    userId: t.id({
      nullable: true,
      description: 'The person the row is about; null if they were deleted.',
      resolve: ({ userId }) => userId && toId('User', userId),
    }),
    runId: t.id({
      nullable: true,
      description: 'The payroll run behind the row, if it is about one.',
      resolve: ({ runId }) => runId && toId('PayrollRun', runId),
    }),
    column: t.expose('column', { type: ReportColumn, description: 'Where the values are from.' }),
    kept: t.exposeString('kept', {
      nullable: true,
      description: "The report's value, in the format of cells; null if empty, and in a new row.",
    }),
    today: t.exposeString('today', {
      nullable: true,
      description: "Today's value, in the format of cells; null if empty, and in a row that is gone.",
    }),
  }),
});

const ReportChanges = builder.objectRef<ChangesShape>('ReportChanges').implement({
  tokenScope: 'REPORTS_READ',
  description: 'The first differences between a report and the same report generated today.',
  authScopes: THROUGH_ITS_REPORT,
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'How many differences there are.' }),
    changes: t.expose('changes', {
      type: [ReportChange],
      description: 'Numbers and rows first, then words, each in the order of the rows.',
    }),
  }),
});

/** How many changes are listed unless the query says. */
const DEFAULT_CHANGES = 10;

/** The stored content of the report. It may be large, and checking for changes regenerates it, so a list cannot request it. */
function kept({ id }: { id: string }, context: Context, info: GraphQLResolveInfo): Promise<Kept> {
  assertOneAtATime(info, 'report');
  return keptIn(context, id);
}

export const Report = builder.prismaNode('Report', {
  tokenScope: 'REPORTS_READ',
  id: { field: 'id' },
  nullable: true,
  description: 'A report as it was when it was generated: later changes do not affect it.',
  findUnique: (id, { viewer }) => ({ id, AND: [reportsWhere(viewer)] }),
  // The content is read separately on request, so that a list of reports does not load their tables.
  select: { id: true },
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    name: t.exposeString('name', {
      description: "Its title, such as 'Payroll Summary Nov 2 – 15, 2026'.",
    }),
    type: t.expose('type', { type: ReportTypeEnum, description: 'Which kind of report it is.' }),
    startDate: t.expose('startDate', {
      type: 'Date',
      nullable: true,
      description: 'The first day that it covers; null in tax reports.',
    }),
    endDate: t.expose('endDate', {
      type: 'Date',
      nullable: true,
      description: 'The last day that it covers; null in tax reports.',
    }),
    dates: t.field({
      type: ReportDatesEnum,
      nullable: true,
      description: "Which dates of a run must be in a payroll summary's range; null in other reports.",
      select: { type: true },
      resolve: async (report, _args, context, info) =>
        report.type === 'PAYROLL_SUMMARY'
          ? ((await kept(report, context, info)).content.dates ?? 'WORK_DATE')
          : null,
    }),
    year: t.exposeInt('year', { nullable: true, description: 'The tax year; null in other reports.' }),
    contractor: t.field({
      type: User,
      nullable: true,
      description: 'The person the report is about; null for one about everyone.',
      select: { contractorId: true },
      resolve: ({ contractorId }) => (contractorId === null ? null : { id: contractorId }),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was generated, from the data of that moment.',
    }),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'Who had it generated; null when that person has been deleted.',
    }),
    columns: t.field({
      type: [ReportColumn],
      description: 'The columns of the table, from left to right.',
      resolve: async (report, _args, context, info) => (await kept(report, context, info)).content.columns,
    }),
    rows: t.connection(
      {
        type: ReportRow,
        description: 'The table, page by page.',
        resolve: async (report, args, context, info) => {
          const stored = await kept(report, context, info);
          const { columns, rowCount } = stored.content;
          const page = await rangePage(args, { info, order: AS_STORED, within: report.id }, async (range) =>
            (await readPage(context.db, stored, range)).map(({ row, at }) => ({ ...row, at, columns })),
          );
          return { ...page, totalCount: async () => rowCount };
        },
      },
      ReportRowConnection,
    ),
    subtotals: t.field({
      type: [ReportRow],
      description: "The sums of each contractor's rows in a payroll summary; empty in other reports.",
      resolve: async (report, _args, context, info) => {
        const { columns, subtotals } = (await kept(report, context, info)).content;
        return subtotals.map((row) => ({ ...row, columns }));
      },
    }),
    totals: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description:
        'The sums of all rows, in the order of the columns; null in columns that are not added up.',
      resolve: async (report, _args, context, info) => {
        const { columns, totals } = (await kept(report, context, info)).content;
        return formatCells(columns, totals);
      },
    }),
    chart: t.field({
      type: ReportChart,
      description: 'The whole table as a chart: weeks for a payroll summary, people for the others.',
      resolve: async (report, _args, context, info) => readChart(context, await kept(report, context, info)),
    }),
    sourceChanged: t.boolean({
      description: 'Whether the same report, generated today, would be different.',
      resolve: async (report, _args, context, info) =>
        (await findChanges(context, await kept(report, context, info))).totalCount > 0,
    }),
    sourceChanges: t.field({
      type: ReportChanges,
      description: 'What would be different in the same report, generated today.',
      args: {
        first: t.arg.int({
          description: `How many changes at most: 1 to ${MAX_PAGE_SIZE}, and ${DEFAULT_CHANGES} if left out.`,
        }),
      },
      resolve: async (report, { first }, context, info) => {
        const { size } = readPageSize({ first: first ?? null }, DEFAULT_CHANGES, MAX_PAGE_SIZE);
        const { totalCount, changes } = await findChanges(context, await kept(report, context, info));
        return { totalCount, changes: changes.slice(0, size) };
      },
    }),
    viewerCanDelete: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may delete it: managers and administrators may.',
      resolve: (_report, _args, { viewer }) => hasAnyRole(viewer, MANAGERS),
    }),
  }),
});
