import { counted } from '../../kit/lib/labels';
import { type StatusLook, statusLook } from '../../kit/ui/statuses';

type Day = { readonly status: string };

/** The status of a week's decision: whatever still needs one comes first. */
export function summarizeWeek(days: readonly Day[]): StatusLook {
  for (const status of ['REJECTED', 'PENDING']) {
    const count = days.filter((day) => day.status === status).length;
    if (count === 0) continue;
    const { tone, label } = statusLook(status);
    return { tone, label: count === days.length ? label : `${counted(count, 'day')} ${label.toLowerCase()}` };
  }
  return statusLook('APPROVED');
}
