/**
 * The schema's rules; code is looked after by Biome and oxlint. What the rules found when they came is counted in
 * eslint-suppressions.json: names that are public and stay, and descriptions still to be written. A count can only shrink
 * (`npx eslint schema.graphql --prune-suppressions`).
 */
import graphql from '@graphql-eslint/eslint-plugin';

/** Values, which are no records and have no id: each is read through the record or the question it belongs to. */
const VALUES = [
  'Address',
  'AdminLogNumbers',
  'AdminOverview',
  'ArchiveOverview',
  'AuditChange',
  'AuditLogStats',
  'AuditVerification',
  'AuthenticatorApp',
  'Change',
  'Contact',
  'ContractorDays',
  'ContractorStats',
  'DayCount',
  'DaySummary',
  'DeletedActor',
  'DeletionPreview',
  'File',
  'FilingTemplate',
  'Invitation',
  'IrisFiles',
  'ManagerOverview',
  'OpenInvitation',
  'PageInfo',
  'PayStatement',
  'PayStatementCompany',
  'PayStatementDay',
  'PayStatementPayee',
  'PayStatementUnpaidDay',
  'PayStatementYearToDate',
  'PaySummary',
  'PayTotals',
  'PayrollBatchItem',
  'PayrollBoard',
  'PayrollBoardRow',
  'PayrollBoardTotals',
  'PayrollWeek',
  'PayrollWeekDay',
  'ReportChart',
  'ReportChartGroup',
  'ReportColumn',
  'ReportRow',
  'ReportingThreshold',
  'ScheduleDay',
  'StaffOverview',
  'SubmittedWeek',
  'TaxDeadline',
  'TaxDocumentBatchItem',
  'TaxSeason',
  'TaxSeasonMonth',
  'TaxSeasonRow',
  'TaxSeasonTotals',
  'ValidationIssue',
  'W9Certification',
  'WeekDays',
  'WeekTotal',
];

export default [
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      // Short lists are lists, without pages.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false }],
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { suffixes: ['Payload', 'Error', 'Connection', 'Edge'], types: VALUES } },
      ],
    },
  },
];
