// What somebody has typed and not saved, for as long as the tab is open: it survives a reload, and nobody who signs in
// afterward finds it.
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

/** Keeps the draft, or forgets it (null); without storage (private windows) it lasts as long as the page. */
export function keepTabDraft(about: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(toStorageKey(about));
    else sessionStorage.setItem(toStorageKey(about), JSON.stringify(draft));
  } catch {
    return;
  }
}
