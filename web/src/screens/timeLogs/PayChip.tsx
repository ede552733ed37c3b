import { formatDate } from 'rules/instantFormats';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { LoggedDay } from './loggedDay';
import { onPayroll } from './payWords';

/** A day's progress to being paid; a dash for a day without pay. */
export function PayChip({ day }: { day: LoggedDay | undefined }) {
  const run = day?.payrollRun;
  if (run?.status === 'PAID')
    return <StatusChip status="PAID" label={`Paid ${formatDate(run.payment?.date ?? run.payDate)}`} />;
  if (run) return <StatusChip tone="info" label={onPayroll(run.payDate)} />;
  if (!day?.worked) return <>–</>;
  if (day.status === 'APPROVED') return <StatusChip tone="neutral" label="Waiting for payroll" />;
  if (day.status === 'REJECTED') return <StatusChip tone="danger" label="Not on payroll" />;
  return <StatusChip tone="neutral" label="Waiting for approval" />;
}
