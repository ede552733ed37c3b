/**
 * The reason that someone gives for what they do with a taxpayer number. It goes into the audit log, where no number may
 * be.
 */
import { MAX_NUMBER_REASON } from './limits.ts';
import { holdsTaxNumber } from './taxNumber.ts';

/** Fewer characters give no reason. */
const MIN_LENGTH = 3;

/** What the reason has to say, by what it is given for. */
const ASKS = {
  reveal: 'say why you need the number',
  decide: 'say how you know',
} as const;

/** What is wrong with a reason; null when nothing is. */
export function findReasonIssue(purpose: keyof typeof ASKS, typed: string): string | null {
  const reason = typed.trim();
  if (reason.length < MIN_LENGTH) return `Reason is required: ${ASKS[purpose]}.`;
  if (reason.length > MAX_NUMBER_REASON) return `Reason must have at most ${MAX_NUMBER_REASON} characters.`;
  return holdsTaxNumber(reason) ? 'Reason must not contain a taxpayer number.' : null;
}
