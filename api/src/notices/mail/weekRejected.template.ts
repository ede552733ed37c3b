import { formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { CAN_BE_TURNED_OFF, type Template } from './template.ts';

/** For a person whose logged days were rejected. The reason is only in the portal, because it may contain anything. */
export const weekRejected: Template<{ weeks: readonly Day[] }> = (
  { firstName, companyName, publicUrl },
  { weeks },
) => ({
  subject: 'Days of your time log were rejected',
  greeting: `Hi ${firstName},`,
  paragraphs: [
    `Days that you logged were rejected: ${weeks.map(formatWeek).join('; ')}. The ${companyName} portal says which, and why:`,
  ],
  link: { label: 'Open My Time Log', url: `${publicUrl}/dashboard/time-logs?status=REJECTED` },
  notes: [CAN_BE_TURNED_OFF],
  from: companyName,
});
