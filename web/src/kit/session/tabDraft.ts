// Keeps unsaved input while the tab is open: it survives a reload, and the next user does not find it.
import { useEffect, useState } from 'react';
import { currentSession } from './sessionStore';

const PREFIX = 'draft.';

/** What a draft belongs to: the screen and, if there are several, which one. */
const toStorageKey = (about: string) => `${PREFIX}${currentSession()?.user.id}.${about}`;

/** The draft as it was left; null if there is none or it cannot be read. */
export function readTabDraft<Draft>(about: string, isDraft: (kept: unknown) => kept is Draft): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(about)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** For a form whose fields are all texts. */
export const isTextDraft = (kept: unknown): kept is Record<string, string> =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string');

/** Stores the draft, or removes it (null); without storage (private windows) it lasts as long as the page. */
function keep(key: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Keeps the input while the component is mounted: a reload finds it again, and unmounting removes it. */
export function useTabDraft(about: string, draft: object | null): void {
  // Signing out unmounts the component too, when there is no user anymore.
  const [key] = useState(() => toStorageKey(about));
  useEffect(() => keep(key, draft), [key, draft]);
  useEffect(() => () => keep(key, null), [key]);
}

/** Removes the drafts of this tab when someone signs out: leaving the portal unmounts nothing. */
export function dropTabDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) keep(key, null);
}
