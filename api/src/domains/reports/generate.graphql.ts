/** Generates and deletes reports. */
import { REVERSED_DAYS } from 'rules/messages';
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { differ, twoValues } from '../../graph/formerNames.ts';
import { words } from '../../graph/words.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { isShortEnough, MAX_YEARS } from './bounds.ts';
import { Report, ReportDatesEnum } from './report.graphql.ts';
import { deleteReport, generateRangeReport, generateTaxReport, type RangeInput } from './reports.service.ts';

const range = z
  .object({
    startDate: z.string(),
    endDate: z.string(),
    userId: z.string().nullish(),
    contractorId: z.string().nullish(),
  })
  .refine(({ userId, contractorId }) => !differ(userId, contractorId), {
    path: ['contractorId'],
    error: twoValues('userId', 'contractorId'),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: REVERSED_DAYS,
    abort: true,
  })
  .refine(({ startDate, endDate }) => isShortEnough(startDate, endDate), {
    path: ['endDate'],
    error: `A report spans at most ${MAX_YEARS} years.`,
  });

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The fields that every report of a range has. */
const rangeFields = (t: InputFields) => ({
  startDate: t.field({ type: 'Date', required: true, description: 'The first day, included.' }),
  endDate: t.field({ type: 'Date', required: true, description: 'The last day, included.' }),
  userId: t.id({ description: 'Only this person; everyone if left out.' }),
  contractorId: t.id({ description: 'The former name of userId.', deprecationReason: 'Use userId.' }),
});

const generate = (
  context: SignedInContext,
  type: RangeInput['type'],
  { startDate, endDate, userId, contractorId }: z.infer<typeof range>,
  dates?: 'PAY_DATE',
) => generateRangeReport(context, { type, startDate, endDate, userId: userId ?? contractorId, dates });

const GeneratePayrollSummaryInput = builder.inputType('GeneratePayrollSummaryInput', {
  description: 'Which runs the payroll summary is about; adjacent ranges add up.',
  validate: range.and(z.object({ dates: z.enum(['WORK_DATE', 'PAY_DATE']).nullish() })),
  fields: (t) => ({
    ...rangeFields(t),
    dates: t.field({
      type: ReportDatesEnum,
      description: 'Which dates of a run must be in the range; the days worked if left out.',
    }),
  }),
});

builder.mutationField('generatePayrollSummary', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: Report,
    tokenScope: 'REPORTS_WRITE',
    description: 'Generates a report of the payroll of a date range, run by run. Void runs are left out.',
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: GeneratePayrollSummaryInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const dates = input.dates === 'PAY_DATE' ? input.dates : undefined;
      const id = await generate(context, 'PAYROLL_SUMMARY', input, dates);
      return context.db.report.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const GenerateContractorPerformanceInput = builder.inputType('GenerateContractorPerformanceInput', {
  description: 'Days and amounts cover exactly the days in the range.',
  validate: range,
  fields: rangeFields,
});

builder.mutationField('generateContractorPerformance', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: Report,
    tokenScope: 'REPORTS_WRITE',
    description:
      'Generates a report of what each contractor did in a date range, and what payroll paid for it.',
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: GenerateContractorPerformanceInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await generate(context, 'CONTRACTOR_REPORT', input);
      return context.db.report.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const GenerateTaxSummaryInput = builder.inputType('GenerateTaxSummaryInput', {
  description: 'The tax year that is summed up.',
  fields: (t) => ({
    year: t.int({ required: true, description: 'From 2020 to the current year.' }),
  }),
});

builder.mutationField('generateTaxSummary', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: Report,
    tokenScope: 'REPORTS_WRITE',
    description:
      'Generates a report of what each payee was paid in a tax year, and which forms that requires.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: GenerateTaxSummaryInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await generateTaxReport(context, input.year);
      return context.db.report.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteReportInput = builder.inputType('DeleteReportInput', {
  description: 'Which report to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The id of a report.' }) }),
});

const DeleteReportPayload = builder.objectRef<{ deletedReportId: string }>('DeleteReportPayload').implement({
  description: 'Confirms that the report is gone.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    message: t.string({ description: words.message, resolve: () => 'Report deleted successfully!' }),
    deletedReportId: t.exposeID('deletedReportId', {
      description: 'The id that the report had; it no longer finds anything.',
    }),
  }),
});

builder.mutationField('deleteReport', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: DeleteReportPayload,
    tokenScope: 'SESSION',
    description: 'Deletes a report; the data it was generated from stays.',
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteReportInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      deletedReportId: await deleteReport(context, input.id),
    }),
  }),
);
