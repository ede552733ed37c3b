/**
 * Rejects characters that no one can see, and those that reverse the text, so that everyone sees what was typed: they
 * could pass for another text in a list, an email or a file. The server and the forms share these rules.
 */
import { requiredMessage } from './messages.ts';

/**
 * Controls, direction marks, fillers and other invisible characters; emoji and some scripts need four of them inside a
 * text.
 */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|\u2800/u;
const HIDDEN_IN_NAMES = /\u200c|\u200d|\ufe0e|\ufe0f/;
const LINE_BREAKS = /[\n\r\t]/g;

export interface TextShape {
  /** Several lines, as in a note. */
  hasLines?: boolean;
  /** A person's name: at least one letter. */
  isName?: boolean;
}

/** The error of a typed text, with its label; null for a text without invisible characters. */
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

/** The error of a required name; null if it has none. */
export const findNameIssue = (label: string, name: string): string | null =>
  name.trim() === '' ? requiredMessage(label) : findTextIssue(label, name, { isName: true });

/** The text without invisible characters. */
export const withoutHidden = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\p{Cc}/gu, ' ');
