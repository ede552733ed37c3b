import { DocumentBulletListRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { StatusChip } from '../../kit/ui/StatusChip';
import { reportTypeLabel } from './reportTypeLabel';

const icons: Record<string, ReactElement> = {
  PAYROLL_SUMMARY: <MoneyRegular />,
  CONTRACTOR_REPORT: <PeopleRegular />,
  TAX_REPORT: <DocumentBulletListRegular />,
};

/** The type of report. */
export function ReportTypeChip({ type }: { type: string }) {
  return <StatusChip tone="neutral" label={reportTypeLabel(type)} icon={icons[type]} />;
}
