import { useState } from 'react';
import { readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { type DayEdit, type Edits, withoutEdits } from './weekEdits';

/** Unsaved edits of days on a screen. A reload keeps them; leaving the screen, which asks first, discards them. */
export function useEdits(screen: string, isShown: (date: string) => boolean) {
  const [edits, setEdits] = useState<Edits>(() => {
    const kept = Object.entries(readTabDraft(screen, isEdits) ?? {});
    // No one could see or discard edits of a week that has left the page.
    return Object.fromEntries(kept.filter(([date]) => isShown(date)));
  });
  useTabDraft(screen, Object.keys(edits).length > 0 ? edits : null);
  return {
    edits,
    onEdit: (date: string, edit: DayEdit) =>
      setEdits((before) => ({ ...before, [date]: { ...before[date], ...edit } })),
    onEdits: (more: Edits) => setEdits((before) => ({ ...before, ...more })),
    onDone: (done: Edits) => setEdits((before) => withoutEdits(before, done)),
  };
}

const isEdits = (kept: unknown): kept is Edits =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(isEdit);

function isEdit(kept: unknown): kept is DayEdit {
  if (typeof kept !== 'object' || kept === null) return false;
  const { worked, description, status } = kept as Record<string, unknown>;
  return (
    ['boolean', 'undefined'].includes(typeof worked) &&
    [description, status].every((text) => ['string', 'undefined'].includes(typeof text))
  );
}
