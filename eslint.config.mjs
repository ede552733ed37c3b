/**
 * The schema's rules; code is looked after by Biome and oxlint. Public names stay: what breaks a rule by decision is
 * listed here by name.
 */
import graphql from '@graphql-eslint/eslint-plugin';
import { except } from './scripts/lintExcept.mjs';

/** Words of the specification, which other programs send and receive as they are: roles, permissions, activity. */
const WORDS_OF_THE_SPECIFICATION = [
  'Accountant',
  'Admin_Assistant',
  'Asst_Manager',
  'Employee',
  'IT_Admin',
  'Manager',
  'Supervisor',
  'active',
  'add_staff',
  'assign_roles',
  'inactive',
  'manage_infra',
];

/** Rows that no one can load alone. */
const EDGES_OF_NO_NODE = [
  // An entry of the audit log as a record's readers see it: who may read it, with which token, the record decides.
  'HistoryEdge',
  // A person's place in a job; it has no id, and is read with the job.
  'PayrollBatchItemEdge',
  'TaxDocumentBatchItemEdge',
  // A line of a stored table; it has no id.
  'ReportRowEdge',
  // A person's logged days, grouped by week; the days are read through the person.
  'LoggedWeekEdge',
  // That a record changed; the record itself is a node.
  'RecordChangeEdge',
  // Rows of boards, computed for a week or a year and for the viewer.
];

const rules = {
  ...graphql.rules,
  'relay-edge-types': except(graphql.rules['relay-edge-types'], EDGES_OF_NO_NODE),
  // One word, and no File's name.
  'no-typename-prefix': except(graphql.rules['no-typename-prefix'], ['File.filename']),
};

const [, conventions] = graphql.configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'];

/** Values, which are no records and have no id: each is read through the record or the question it belongs to. */
const VALUES = [
  'Address',
  'AdminLogNumbers',
  'AdminOverview',
  'ApprovalRequestRun',
  'BankFileRun',
  'ArchiveOverview',
  'AuditAct',
  'AuditActionGroup',
  'AuditChange',
  'AuditLogStats',
  'AuditVerification',
  'AuthenticatorApp',
  'BackPay',
  'BackPayDay',
  'BackupHealth',
  'BankFileLeftOut',
  'BankFilePayee',
  'BankFilePreview',
  'Change',
  'Contact',
  'ContractorDays',
  'ContractorStats',
  'CorrectableDay',
  'DayCount',
  'DayRefusal',
  'DaySummary',
  'DeletedActor',
  'DeletionPreview',
  'File',
  'FilingTemplate',
  'Invitation',
  'IrisFiles',
  'LedgerVerification',
  'LoggedWeek',
  'ManagerOverview',
  'OnboardingStep',
  'OpenInvitation',
  'OverpaidWeek',
  'PageInfo',
  'PaidMonth',
  'PaidSums',
  'PayOnItsWay',
  'PayRate',
  'PayStatement',
  'PayStatementAmounts',
  'PayStatementBalance',
  'PayStatementCompany',
  'PayStatementDay',
  'PayStatementLine',
  'PayStatementPayee',
  'PayStatementUnpaidDay',
  'PayStatementYearToDate',
  'PaySummary',
  'PayTotals',
  'PaymentRun',
  'PayrollBatchItem',
  'PayrollBoardTotals',
  'PayrollLine',
  'PayrollPaidBefore',
  'PayrollRunStanding',
  'PayrollSteps',
  'PayrollSums',
  'PayrollTotal',
  'PayrollTotals',
  'PayrollWeekDay',
  'PeopleImportPreview',
  'PeopleListCell',
  'PeopleListRow',
  'PlanInstalment',
  'PlannedDeduction',
  'Quarter',
  'QuarterChange',
  'QueryColumn',
  'RatedDay',
  // A line of what is open, known by its sentence.
  'OpenThing',
  'ReceiptRefusal',
  'RecordChange',
  'ReportChange',
  'ReportChanges',
  'ReportChart',
  'ReportChartGroup',
  'ReportColumn',
  'ReportRow',
  'ReportingThreshold',
  'ScheduleDay',
  'SearchResults',
  'SetupProgress',
  'SignInFailures',
  'StaffOverview',
  'SystemHealth',
  'TaxDeadline',
  'TaxDocumentBatchItem',
  'TaxSeasonMonth',
  'TaxSeasonTotals',
  'UnconfirmedExpenses',
  'UnpaidDay',
  'UnpaidWork',
  'UnpaidWorkOfPerson',
  'UsualWeek',
  'ValidationIssue',
  'W9Certification',
  'WeekDays',
  'WeekTotal',
];

export default [
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': { ...graphql, rules } },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      '@graphql-eslint/naming-convention': [
        'error',
        {
          ...conventions,
          EnumValueDefinition: {
            style: 'UPPER_CASE',
            ignorePattern: `^(${WORDS_OF_THE_SPECIFICATION.join('|')})$`,
          },
        },
      ],
      // Accountants and authors of scripts read the schema: each name says what a reader cannot see in it.
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      // Short lists are lists, without pages.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false }],
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { suffixes: ['Payload', 'Error', 'Connection', 'Edge'], types: VALUES } },
      ],
    },
  },
];
