/**
 * The reason that someone gives for an action on a taxpayer number. It goes into the audit log, so it may not contain a
 * number.
 */
import { MAX_NUMBER_REASON } from './limits.ts';
import { holdsTaxNumber } from './taxNumber.ts';

/** A shorter text is not a reason. */
const MIN_LENGTH = 3;

/** What the reason must explain, by action. */
const ASKS = {
  reveal: 'say why you need the number',
  decide: 'say how you know',
} as const;

/** The error of a reason; null if it has none. */
export function findReasonIssue(purpose: keyof typeof ASKS, typed: string): string | null {
  const reason = typed.trim();
  if (reason.length < MIN_LENGTH) return `Reason is required: ${ASKS[purpose]}.`;
  if (reason.length > MAX_NUMBER_REASON) return `Reason must have at most ${MAX_NUMBER_REASON} characters.`;
  return holdsTaxNumber(reason) ? 'Reason must not contain a taxpayer number.' : null;
}
