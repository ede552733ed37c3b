/** Creates an email's text: a pure function of its recipient and values. */
import type { MailContent } from '../../platform/mail/content.ts';

/** What every template gets. */
export interface Letter {
  firstName: string;
  companyName: string;
  /** What links start with. */
  publicUrl: string;
  /** The part of a link that gives access; empty in other emails. */
  secret: string;
  /** Formats an instant for the reader, in the company's time zone. */
  formatInstant: (instant: string) => string;
}

export type Template<Values extends object> = (letter: Letter, values: Values) => MailContent;

/** The note below emails that always come. */
export const ALWAYS_COMES = 'You can’t turn off this kind of email.';
/** The note below optional emails. */
export const CAN_BE_TURNED_OFF = 'Choose which emails you get in your profile.';
