import { useEffect, useState } from 'react';
import { type Entry, listEntries, onQueueChange } from './queue';

/** What waits on this device for the person, kept up to date; nothing where the browser keeps nothing. */
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
  // Whoever signs in here next never sees those of the person before, not for a moment.
  return found && found.person === person ? found.entries : [];
}
