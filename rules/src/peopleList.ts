/** The list of people to import at once: its columns and limits. */

export interface ListColumn {
  key: keyof ListRow;
  /** The column's heading in the file's first line. */
  title: string;
  isRequired?: true;
}

/** A line of the list as typed, cell by cell. */
export interface ListRow {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dayRate: string;
  dayRateFrom: string;
  paid: string;
  reimbursed: string;
  withheld: string;
  advanceOwed: string;
  advanceWeekly: string;
  advanceAgreedOn: string;
}

/** In the order of the template. */
export const LIST_COLUMNS: readonly ListColumn[] = [
  { key: 'firstName', title: 'First Name', isRequired: true },
  { key: 'lastName', title: 'Last Name', isRequired: true },
  { key: 'email', title: 'Email', isRequired: true },
  { key: 'phone', title: 'Phone' },
  { key: 'dayRate', title: 'Day Rate' },
  { key: 'dayRateFrom', title: 'Day Rate From' },
  { key: 'paid', title: 'Paid This Year' },
  { key: 'reimbursed', title: 'Reimbursed This Year' },
  { key: 'withheld', title: 'Withheld This Year' },
  { key: 'advanceOwed', title: 'Advance Owed' },
  { key: 'advanceWeekly', title: 'Advance Weekly' },
  { key: 'advanceAgreedOn', title: 'Advance Agreed On' },
];

/** How many people can be imported at once. */
export const MAX_LIST_ROWS = 500;

/** Characters of the whole list, which is sent as one text. */
export const MAX_LIST_LENGTH = 75_000;

export const LIST_TOO_LONG = `A list has at most ${MAX_LIST_ROWS} people and ${MAX_LIST_LENGTH.toLocaleString('en-US')} characters. Split it.`;
export const LIST_NOT_TEXT =
  'This isn’t a UTF-8 CSV file. In Excel, save it as "CSV UTF-8 (Comma delimited)".';

/** The template file: only its first line. */
export const LIST_TEMPLATE = `${LIST_COLUMNS.map(({ title }) => title).join(',')}\r\n`;
