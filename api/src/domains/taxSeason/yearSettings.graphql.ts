/** A year's settings: its threshold, and the header of the IRS upload file. */
import { requiredMessage } from 'rules/messages';
import { fromDecimal, toAmount } from 'rules/money';
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ValidationError } from '../../operation/errors.ts';
import type {
  TaxYearSetting,
  FilingTemplate as Template,
} from '../../platform/db/generated/client/client.ts';
import type { Form1099 } from '../taxDocuments/facts.ts';
import { TaxDocumentTypeEnum } from '../taxDocuments/taxDocument.graphql.ts';
import { MAX_HEADER } from './filingTemplate.ts';
import { missingColumns, unknownColumns } from './irisColumns.ts';
import { setFilingTemplate, setReportingThreshold } from './yearSettings.service.ts';

const ReportingThreshold = builder.objectRef<TaxYearSetting>('ReportingThreshold').implement({
  tokenScope: 'TAX_READ',
  description: 'The total from which a form is required, for a year that the law leaves open.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    year: t.exposeInt('year', { description: words.taxYear }),
    threshold: t.field({
      type: 'Money',
      description: 'Dollars paid in the year from which a form is required.',
      resolve: ({ reportingThreshold }) => toAmount(fromDecimal(reportingThreshold)),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last entered.' }),
  }),
});

const SetReportingThresholdInput = builder.inputType('SetReportingThresholdInput', {
  description: 'The amount that the IRS has announced for a year.',
  fields: (t) => ({
    year: t.int({ required: true, description: 'From 2027 to next year.' }),
    threshold: t.field({
      type: 'Money',
      required: true,
      description: 'Dollars: a multiple of 100, 2,000 or more.',
    }),
  }),
});

builder.mutationField('setReportingThreshold', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: ReportingThreshold,
    tokenScope: 'TAX_WRITE',
    description: 'Sets the total from which a form is required, for a year that the law leaves open.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: SetReportingThresholdInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      context.db.taxYearSetting.findUniqueOrThrow({
        where: { year: await setReportingThreshold(context, input) },
      }),
  }),
);

const FilingTemplate = builder.objectRef<Template>('FilingTemplate').implement({
  tokenScope: 'TAX_READ',
  description: 'The header of the official upload file for a form and year.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    type: t.expose('type', { type: TaxDocumentTypeEnum, description: 'The form that the file is for.' }),
    year: t.exposeInt('year', { description: words.taxYear }),
    columns: t.exposeStringList('columns', { description: 'The names of the columns, in order.' }),
    unknownColumns: t.stringList({
      description: 'Columns the portal does not recognize: they stay empty.',
      resolve: ({ columns }) => unknownColumns(columns),
    }),
    missingColumns: t.stringList({
      description: 'What forms must contain but this header has no column for.',
      resolve: ({ type, columns }) => missingColumns(type as Form1099, columns),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the header was last stored.' }),
  }),
});

const SetFilingTemplateInput = builder.inputType('SetFilingTemplateInput', {
  description: 'The header line, and which form and year it is for.',
  validate: z.object({
    type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
    year: z.int(),
    header: z
      .string()
      .trim()
      .min(1, requiredMessage('Header'))
      .max(MAX_HEADER, `Header must have at most ${MAX_HEADER} characters.`),
  }),
  fields: (t) => ({
    type: t.field({
      type: TaxDocumentTypeEnum,
      required: true,
      description: 'A 1099; a Form W-9 is not filed.',
    }),
    year: t.int({ required: true, description: "From 2020 to the company's current year." }),
    header: t.string({
      required: true,
      description: "The line of the IRS's CSV template that names its columns.",
    }),
  }),
});

builder.mutationField('setFilingTemplate', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: FilingTemplate,
    tokenScope: 'TAX_WRITE',
    description: "Stores the header of the IRS's official upload file for a form and year.",
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: SetFilingTemplateInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      context.db.filingTemplate.findUniqueOrThrow({
        where: { type_year: await setFilingTemplate(context, input) },
      }),
  }),
);
