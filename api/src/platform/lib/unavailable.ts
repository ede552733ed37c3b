/** Why the portal cannot handle a request, and what its sender can do: 503. */
export const UNAVAILABLE = {
  stopping: 'The portal is stopping. Please try again in a moment.',
  busy: 'The portal is busy. Please try again in a moment.',
  database: 'The portal can’t reach its database. Please try again in a moment.',
  full: 'The portal has no room left to save anything. Please tell your administrator.',
  slow: 'This took too long and was stopped. Please request less at a time.',
  locked: 'Someone else is changing the same data. Please try again in a moment.',
  signIns: 'Too many people are signing in at once. Please try again in a moment.',
  documents: 'Making documents takes too long right now. Please try again in a moment.',
  files: 'Checking photos and PDFs takes too long right now. Please try again in a moment.',
  givenUp: 'The request was given up.',
} as const;

export type UnavailableReason = keyof typeof UNAVAILABLE;

/** Waiting does not help with these, so they have separate codes and no Retry-After. */
const LASTING: { [Reason in UnavailableReason]?: 'STORAGE_FULL' | 'TOO_SLOW' } = {
  full: 'STORAGE_FULL',
  slow: 'TOO_SLOW',
};

/** The message of a reason and its code, with the seconds to wait if waiting helps. */
export function describeUnavailable(reason: UnavailableReason, retryAfter = 1) {
  const message = UNAVAILABLE[reason];
  const code = LASTING[reason];
  return code ? { message, code } : { message, code: 'UNAVAILABLE' as const, retryAfter };
}
