/** What makes a mail's text: a pure function of its recipient and subject. */
import type { MailContent } from '../../platform/mail/content.ts';

/** What every template is given. */
export interface Letter {
  firstName: string;
  companyName: string;
  /** What links begin with. */
  publicUrl: string;
  /** The part of a link that opens something; empty in mails that have none. */
  secret: string;
  /** As the person reads it, in the company's zone. */
  formatInstant: (instant: string) => string;
}

export type Template<Values extends object> = (letter: Letter, values: Values) => MailContent;

/** Below what is about security. */
export const ALWAYS_COMES = 'You always get emails about security.';
/** Below what people may do without. */
export const CAN_BE_TURNED_OFF = 'Choose which emails you get in your profile.';
