/** Finds reports, and downloads one as a file. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { underEitherName } from '../../graph/formerNames.ts';
import { DateRange, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { reportCsv } from './export.service.ts';
import { Report, ReportTypeEnum } from './report.graphql.ts';
import { reportsWhere } from './reports.service.ts';

const ReportConnection = builder.connectionObject(
  {
    type: Report,
    name: 'ReportConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many reports match, across all pages.'),
    }),
  },
  { name: 'ReportEdge' },
);

const ReportFilter = builder.inputType('ReportFilter', {
  description: 'Only reports that meet every condition given.',
  fields: (t) => ({
    date: t.field({
      type: DateRange,
      description: 'The report covers a day in this range; tax reports cover their year.',
    }),
    type: t.field({ type: ReportTypeEnum, description: 'The kind of report, such as TAX_REPORT.' }),
    userId: t.field({ type: UserIdsFilter, description: 'The only person the report is about.' }),
    year: t.int({ description: 'The year of a tax report.' }),
  }),
});

builder.queryField('reports', (t) =>
  t.connection(
    {
      type: Report,
      tokenScope: 'REPORTS_READ',
      authScopes: { anyRole: PAYROLL_READERS },
      description: 'Reports, newest first. Their tables can be queried only one report at a time.',
      args: {
        filter: t.arg({ type: ReportFilter, description: 'Only reports that match; all if left out.' }),
        type: t.arg({
          type: ReportTypeEnum,
          description: 'Only reports of this kind; all if left out.',
          deprecationReason: USE_FILTER,
        }),
        startDate: t.arg({
          type: 'Date',
          description: 'Only reports that cover a day on or after this one; tax reports cover their year.',
          deprecationReason: USE_FILTER,
        }),
        endDate: t.arg({
          type: 'Date',
          description: 'Only reports that cover a day on or before this one; tax reports cover their year.',
          deprecationReason: USE_FILTER,
        }),
        userId: t.arg.id({
          description: 'Only reports about this person; those about everyone too if left out.',
          deprecationReason: USE_FILTER,
        }),
        contractorId: t.arg.id({
          description: 'The former name of userId.',
          deprecationReason: 'Use userId.',
        }),
        year: t.arg.int({
          description: 'Only tax reports of this year; all reports if left out.',
          deprecationReason: USE_FILTER,
        }),
      },
      resolve: (_root, args, context, info) => {
        const userId = underEitherName(args, 'userId', 'contractorId');
        const where = reportsWhere(context.viewer, { ...args, userId });
        return listPage('report', context, args, info, {
          order: newestFirst('createdAt'),
          where,
          columns: { id: true },
        });
      },
    },
    ReportConnection,
  ),
);

builder.queryField('report', (t) =>
  t.prismaField({
    type: Report,
    tokenScope: 'REPORTS_READ',
    nullable: true,
    description: 'One report; null when there is none with this id.',
    authScopes: { anyRole: PAYROLL_READERS },
    args: { id: t.arg.id({ required: true, description: 'The id of a report.' }) },
    resolve: (query, _root, { id }, { db }) => {
      const key = keyOrNone('Report', id);
      return db.report.findFirst({ ...query, where: { id: { in: key ? [key] : [] } } });
    },
  }),
);

builder.queryField('reportCsv', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: File,
    tokenScope: 'REPORTS_READ',
    description: "A report's rows as CSV. Every download is recorded in the audit log.",
    errors: { types: [NotFoundError] },
    args: { id: t.arg.id({ required: true, description: 'The id of a report.' }) },
    resolve: (_root, { id }, context) => reportCsv(context, id),
  }),
);
