// What someone has typed and not saved, for as long as the tab is open: it survives a reload, and no one who signs in
// afterward finds it.
import { useEffect, useState } from 'react';
import { currentSession } from './sessionStore';

/** What a draft is about: the screen and, where there are several, which one. */
const toStorageKey = (about: string) => `draft.${currentSession()?.user.id}.${about}`;

/** The draft as it was left; null where there is none or it cannot be read. */
export function readTabDraft<Draft>(about: string, isDraft: (kept: unknown) => kept is Draft): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(about)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Of a form whose fields are all texts. */
export const isTextDraft = (kept: unknown): kept is Record<string, string> =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string');

/** Keeps the draft, or forgets it (null); without storage (private windows) it lasts as long as the page. */
function keep(key: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Keeps what is typed while the part of the page is there: a reload finds it again, and what ends the part forgets it. */
export function useTabDraft(about: string, draft: object | null): void {
  // Signing out ends the part as well, when no one is there any more to ask.
  const [key] = useState(() => toStorageKey(about));
  useEffect(() => keep(key, draft), [key, draft]);
  useEffect(() => () => keep(key, null), [key]);
}
