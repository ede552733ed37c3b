import { formatWeek } from 'rules/dayFormats';

type Reminder = {
  /** Only late people: everyone else has submitted. */
  readonly to: readonly string[];
  /** The Monday of the week that is not logged. */
  readonly monday: string;
  /** The address of the portal. */
  readonly portal: string;
};

/** An email in the manager's own mail program; several people cannot see each other's addresses. */
export function reminderLink({ to, monday, portal }: Reminder): string {
  const addresses = to.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  const week = formatWeek(monday);
  const fields = [
    ...(to.length > 1 ? [['bcc', addresses]] : []),
    ['subject', encodeURIComponent(`Your days for ${week}`)],
    [
      'body',
      encodeURIComponent(
        `We don’t have your days for ${week} yet. Please log them here: ${portal}/dashboard/time-logs`,
      ),
    ],
  ];
  return `mailto:${to.length > 1 ? '' : addresses}?${fields.map((field) => field.join('=')).join('&')}`;
}
