import { graphql } from 'react-relay';
import type { ReportsScreenQuery } from '../../__generated__/ReportsScreenQuery.graphql';
import type { useGenerateReportPayrollMutation } from '../../__generated__/useGenerateReportPayrollMutation.graphql';
import type { useGenerateReportPerformanceMutation } from '../../__generated__/useGenerateReportPerformanceMutation.graphql';
import type { useGenerateReportTaxMutation } from '../../__generated__/useGenerateReportTaxMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import type { ReportValues } from './reportForm';

const texts = { failure: 'Failed to generate report' };

/** The new report's id. */
type Made = { readonly report?: { readonly id: string } | null };

/**
 * Generates a report of any type. The response includes the page of the list, because only the server knows its rows.
 */
export function useGenerateReport() {
  const variables = useScreenVariables<ReportsScreenQuery>();
  const [makePayroll, isPayrollBusy] = useMutation<useGenerateReportPayrollMutation>(
    graphql`
      mutation useGenerateReportPayrollMutation(
        $input: GeneratePayrollSummaryInput!
        $first: Int!
        $after: String
        $startDate: Date
        $endDate: Date
        $userId: ID
        $year: Int
      ) {
        result: generatePayrollSummary(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GeneratePayrollSummaryPayload {
            report {
              id
            }
            query {
              ...ReportsList_query
            }
          }
        }
      }
    `,
    texts,
  );
  const [makePerformance, isPerformanceBusy] = useMutation<useGenerateReportPerformanceMutation>(
    graphql`
      mutation useGenerateReportPerformanceMutation(
        $input: GenerateContractorPerformanceInput!
        $first: Int!
        $after: String
        $startDate: Date
        $endDate: Date
        $userId: ID
        $year: Int
      ) {
        result: generateContractorPerformance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateContractorPerformancePayload {
            report {
              id
            }
            query {
              ...ReportsList_query
            }
          }
        }
      }
    `,
    texts,
  );
  const [makeTax, isTaxBusy] = useMutation<useGenerateReportTaxMutation>(
    graphql`
      mutation useGenerateReportTaxMutation(
        $input: GenerateTaxSummaryInput!
        $first: Int!
        $after: String
        $startDate: Date
        $endDate: Date
        $userId: ID
        $year: Int
      ) {
        result: generateTaxSummary(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateTaxSummaryPayload {
            report {
              id
            }
            query {
              ...ReportsList_query
            }
          }
        }
      }
    `,
    texts,
  );
  const generate = (values: ReportValues): Promise<Outcome<Made>> => {
    const { type, year, startDate, endDate } = values;
    const range = { startDate, endDate, userId: values.contractorId || null };
    if (type === 'TAX_REPORT') return makeTax({ input: { year: Number(year) }, ...variables() });
    if (type === 'CONTRACTOR_REPORT') return makePerformance({ input: range, ...variables() });
    return makePayroll({ input: { ...range, dates: values.dates }, ...variables() });
  };
  return [generate, isPayrollBusy || isPerformanceBusy || isTaxBusy] as const;
}
