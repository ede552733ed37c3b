/**
 * What a day looked like when it was read: an opaque text for clients, the instant of its last change for us. Every
 * write of a day moves that instant, so a decision that brings another revision was made about another day.
 */

const REVISION = /^[0-9a-z]{1,11}$/;

export const toRevision = (updatedAt: Date): string => updatedAt.getTime().toString(36);

/** Whether the text can have been handed out as a revision. */
export const isRevision = (text: string): boolean => REVISION.test(text);
