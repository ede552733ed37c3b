import { useEffect, useState } from 'react';
import { type Entry, listEntries, onQueueChange } from './queue';

/** The user's unsent entries on this device, kept up to date; empty where the browser stores nothing. */
export function useEntries(person: string | undefined): readonly Entry[] {
  const [found, setFound] = useState<{ person: string | undefined; entries: readonly Entry[] }>();
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (!person) return;
      listEntries(person)
        .catch(() => [])
        .then((entries) => {
          if (!isGone) setFound({ person, entries });
        });
    };
    look();
    const stop = onQueueChange(look);
    return () => {
      isGone = true;
      stop();
    };
  }, [person]);
  // The next user must never see the entries of the previous one, not even for a moment.
  return found && found.person === person ? found.entries : [];
}
