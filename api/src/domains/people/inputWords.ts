/** Descriptions shared by inputs and arguments about people. */
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'rules/password';

export const inputWords = {
  email: 'The address the person signs in with and gets mail at; no one else may have it.',
  firstName: 'As lists, pay statements and letters show it; at most 100 characters.',
  lastName: 'Lists of people are sorted by it; at most 100 characters.',
  phone: 'In any format, at most 40 characters; null or an empty text for none.',
  password: `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters, among them an uppercase and a lowercase letter, a digit and a special character.`,
  dailyRate: 'US dollars per day worked; null for no agreed rate.',
  effectiveFrom:
    "The first day at this rate, at most a year ahead; the company's current day if left out. It applies until the next rate begins, and replaces one from the same day. Processed payroll does not change.",
  startsOn: 'The first day of work: no one is late for a week before it. The day they are added if left out.',
  roles: 'The roles of a staff member; Employee if left out. Contractors have none.',
  isActive: 'Whether the person can sign in.',
  search: 'Words that must all occur in the name or the email address; everyone if left out.',
  userId: 'The id of a user: a staff member or a contractor.',
} as const;

/** The parts of a postal address. */
export const addressWords = {
  street: 'Number and street, with the apartment or suite.',
  city: 'City or town of the address.',
  state: 'The state, usually as its two letters.',
  zip: 'ZIP Code, five or nine digits.',
  country: 'The country, if the address names one.',
} as const;
