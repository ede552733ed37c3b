// Keeps a correction's input while the tab is open: it survives a reload and a refusal, and the next user does not find
// it.

type Place = { readonly viewerId: string; readonly about: string };

const toStorageKey = ({ viewerId, about }: Place) => `corrections.${viewerId}.${about}`;

/** The draft as it was left; null if there is none or it cannot be read. */
export function readCorrectionDraft<Draft>(
  place: Place,
  isDraft: (kept: unknown) => kept is Draft,
): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(place)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the draft, or removes it (null); without storage (private windows) it lasts as long as the dialog. */
export function keepCorrectionDraft(place: Place, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(toStorageKey(place));
    else sessionStorage.setItem(toStorageKey(place), JSON.stringify(draft));
  } catch {
    return;
  }
}
