import { type BoardDraft, emptyDraft } from './boardDraft';

// One draft per person and week, while the tab is open: unpaid amounts survive a reload, and the next user does not
// find them.

type Place = { readonly viewerId: string; readonly week: string };

const toStorageKey = ({ viewerId, week }: Place) => `payrollBoard.${viewerId}.${week}`;

/** The draft as it was left; an empty one if there is none or it cannot be read. */
export function readDraft(place: Place): BoardDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(place)) ?? 'null');
    return isDraft(kept) ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Stores the draft; without storage (private windows) it lasts as long as the page. */
export function keepDraft(place: Place, draft: BoardDraft): void {
  try {
    if (draft === emptyDraft || (draft.payDate === null && Object.keys(draft.rows).length === 0))
      sessionStorage.removeItem(toStorageKey(place));
    else sessionStorage.setItem(toStorageKey(place), JSON.stringify(draft));
  } catch {
    return;
  }
}

function isDraft(kept: unknown): kept is BoardDraft {
  return typeof kept === 'object' && kept !== null && 'payDate' in kept && 'rows' in kept;
}
