/**
 * The state of a day when it was read: opaque to clients, for us the time of its last change. Every write advances that
 * time, so a decision with another revision was made about a different state.
 */

const REVISION = /^[0-9a-z]{1,11}$/;

export const toRevision = (updatedAt: Date): string => updatedAt.getTime().toString(36);

/** Whether the text can be a revision that we issued. */
export const isRevision = (text: string): boolean => REVISION.test(text);
