/** Builds the table of a report from its parameters, as of today. */
import { formatDayRange } from 'rules/dayFormats';
import { REPORT_TITLES } from 'rules/reportTitles';
import type { Context, Tx } from '../../operation/context.ts';
import type { Range } from './bounds.ts';
import { contractorReport } from './contractorReport.ts';
import { payrollSummary } from './payrollSummary.ts';
import type { ReportTable } from './table.ts';
import { taxReport } from './taxReport.ts';

/** The parameters of a report. With its type, they are everything it is built from. */
export type Parameters =
  | ({ type: 'PAYROLL_SUMMARY' | 'CONTRACTOR_REPORT' } & Range)
  | { type: 'TAX_REPORT'; year: number };

/** How many milliseconds a transaction gets that builds a table: a hundred thousand rows take seconds. */
export const BUILD_MS = 120_000;

/** The table for these parameters as of today. Its rows must be read in the same transaction. */
export async function buildTable(tx: Tx, context: Context, parameters: Parameters): Promise<ReportTable> {
  switch (parameters.type) {
    case 'PAYROLL_SUMMARY':
      return payrollSummary(tx, parameters);
    case 'CONTRACTOR_REPORT':
      return contractorReport(tx, parameters);
    case 'TAX_REPORT':
      return taxReport(tx, context, parameters.year);
  }
}

/** 'Payroll Summary Nov 2 – 15, 2026, by pay date, Dario Fontaine', 'Tax Summary 2026'. */
export function formatName(parameters: Parameters, contractor: string | null): string {
  const title = REPORT_TITLES[parameters.type];
  if (parameters.type === 'TAX_REPORT') return `${title} ${parameters.year}`;
  const days = formatDayRange(parameters.startDate, parameters.endDate);
  const range = `${title} ${days}${parameters.dates === 'PAY_DATE' ? ', by pay date' : ''}`;
  return contractor === null ? range : `${range}, ${contractor}`.slice(0, MAX_NAME);
}

/** The length of the column. */
const MAX_NAME = 200;
