import { inDomain, result } from '../operation.ts';
import { MANAGERS, PAYROLL_READERS } from '../rights.ts';

export const reportsOperations = inDomain('Reports', [
  {
    field: 'Query.reports',
    document: '{ reports { totalCount } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.report',
    document: 'query($id: ID!) { report(id: $id) { name totals sourceChanged } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOTHING' },
  },
  {
    field: 'Query.reportCsv',
    document:
      'query($id: ID!) { result: reportCsv(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generatePayrollSummary',
    token: 'writes',
    document: result('generatePayrollSummary', 'GeneratePayrollSummaryInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', userId: driver.id },
    }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generateContractorPerformance',
    token: 'writes',
    document: result('generateContractorPerformance', 'GenerateContractorPerformanceInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', userId: driver.id },
    }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generateTaxSummary',
    token: 'writes',
    document: result('generateTaxSummary', 'GenerateTaxSummaryInput'),
    variables: () => ({ input: { year: 2026 } }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.deleteReport',
    document: result('deleteReport', 'DeleteReportInput'),
    variables: ({ reportId }) => ({ input: { id: reportId } }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
]);
