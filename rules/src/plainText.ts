/**
 * What people type is what everyone sees: no characters that no one can see, and none that turn the text around. They
 * would pass for another text in a list, a mail or a file. The server and the forms refuse the same.
 */
import { requiredMessage } from './messages.ts';

/** Controls, marks of direction, fillers and what else has no shape; emoji and some scripts need four of them inside. */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|\u2800/u;
const HIDDEN_IN_NAMES = /\u200c|\u200d|\ufe0e|\ufe0f/;
const LINE_BREAKS = /[\n\r\t]/g;

export interface TextShape {
  /** Several lines, as in a note. */
  hasLines?: boolean;
  /** A name of a person: at least one letter. */
  isName?: boolean;
}

/** What is wrong with a text that someone typed, called by its label; null for one that is as it looks. */
export function findTextIssue(
  label: string,
  text: string,
  { hasLines, isName }: TextShape = {},
): string | null {
  if (!hasLines && /[\n\r\u0085\u2028\u2029]/.test(text.trim())) return `${label} must be on one line.`;
  const shown = hasLines ? text.replace(LINE_BREAKS, ' ') : text.trim();
  if (HIDDEN.test(shown) || (isName && HIDDEN_IN_NAMES.test(shown)))
    return `${label} has a character that can’t be seen. Delete the text and type it again.`;
  return isName && shown !== '' && !/\p{L}/u.test(shown) ? `${label} must have at least one letter.` : null;
}

/** The issue of a name that must be there; null for a good one. */
export const findNameIssue = (label: string, name: string): string | null =>
  name.trim() === '' ? requiredMessage(label) : findTextIssue(label, name, { isName: true });

/** The text without what no one can see. */
export const withoutHidden = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\p{Cc}/gu, ' ');
