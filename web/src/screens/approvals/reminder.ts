import { formatWeek } from 'rules/dayFormats';

type Reminder = {
  /** Only people who are late: everyone else has done what it is about. */
  readonly to: readonly string[];
  /** The Monday of the week that is not in the log. */
  readonly monday: string;
  /** The address of the portal. */
  readonly portal: string;
};

/** A mail in the manager's own mail program; several people are addressed without seeing each other. */
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
