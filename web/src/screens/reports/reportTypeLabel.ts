import { REPORT_TITLES } from 'rules/reportTitles';
import { titleCase } from '../../kit/lib/labels';

/** 'Payroll Summary', 'Contractor Performance', 'Tax Summary'. */
export function reportTypeLabel(type: string): string {
  const titles: Record<string, string> = REPORT_TITLES;
  return titles[type] ?? titleCase(type);
}
