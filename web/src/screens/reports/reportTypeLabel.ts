import { titleCase } from '../../kit/lib/labels';

const REPORT_TYPE_LABELS: Record<string, string> = {
  PAYROLL_SUMMARY: 'Payroll Summary',
  CONTRACTOR_REPORT: 'Contractor Performance',
  TAX_REPORT: 'Tax Summary',
};

/** 'Payroll Summary', 'Contractor Performance', 'Tax Summary'. */
export function reportTypeLabel(type: string): string {
  return REPORT_TYPE_LABELS[type] ?? titleCase(type);
}
