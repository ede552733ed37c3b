import { graphql } from 'react-relay';
import type { DataID } from 'relay-runtime';
import type { useGenerateReportPayrollMutation } from '../../__generated__/useGenerateReportPayrollMutation.graphql';
import type { useGenerateReportPerformanceMutation } from '../../__generated__/useGenerateReportPerformanceMutation.graphql';
import type { useGenerateReportTaxMutation } from '../../__generated__/useGenerateReportTaxMutation.graphql';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import type { ReportValues } from './reportForm';

const texts = { failure: 'Failed to generate report' };

/** The report made: its id. */
type Made = { readonly report?: { readonly id: string } | null };

/** Makes a report of any kind and adds it to the lists named. */
export function useGenerateReport(connections: readonly DataID[] = []) {
  const [makePayroll, isPayrollBusy] = useMutation<useGenerateReportPayrollMutation>(
    graphql`
      mutation useGenerateReportPayrollMutation($input: GeneratePayrollSummaryInput!, $connections: [ID!]!) {
        result: generatePayrollSummary(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GeneratePayrollSummaryPayload {
            report @prependNode(connections: $connections, edgeTypeName: "ReportEdge") {
              id
              ...ReportsTable_report
            }
          }
        }
      }
    `,
    texts,
  );
  const [makePerformance, isPerformanceBusy] = useMutation<useGenerateReportPerformanceMutation>(
    graphql`
      mutation useGenerateReportPerformanceMutation($input: GenerateContractorPerformanceInput!, $connections: [ID!]!) {
        result: generateContractorPerformance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateContractorPerformancePayload {
            report @prependNode(connections: $connections, edgeTypeName: "ReportEdge") {
              id
              ...ReportsTable_report
            }
          }
        }
      }
    `,
    texts,
  );
  const [makeTax, isTaxBusy] = useMutation<useGenerateReportTaxMutation>(
    graphql`
      mutation useGenerateReportTaxMutation($input: GenerateTaxSummaryInput!, $connections: [ID!]!) {
        result: generateTaxSummary(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateTaxSummaryPayload {
            report @prependNode(connections: $connections, edgeTypeName: "ReportEdge") {
              id
              ...ReportsTable_report
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
    if (type === 'TAX_REPORT') return makeTax({ input: { year: Number(year) }, connections });
    const make = type === 'PAYROLL_SUMMARY' ? makePayroll : makePerformance;
    return make({ input: range, connections });
  };
  return [generate, isPayrollBusy || isPerformanceBusy || isTaxBusy] as const;
}
