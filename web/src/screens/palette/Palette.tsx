import { useState } from 'react';
import type { PaletteProps } from '../../kit/shell/palette';
import { lazyDialog } from '../../kit/ui/lazyDialog';

// The first script names the dependencies of a part, so this one has none: the real part loads right behind it.
const loadSearch = async () => (await import('./SearchDialog')).SearchDialog;
loadSearch().catch(() => undefined);

const SearchDialog = lazyDialog(loadSearch);
const KeysDialog = lazyDialog(async () => (await import('./KeysDialog')).KeysDialog);

/** The search, and the list of keys that may replace it. */
export function Palette({ opens, onClose, onLeave }: PaletteProps) {
  const [shows, setShows] = useState(opens);
  if (shows === 'keys') return <KeysDialog onClose={onClose} />;
  return <SearchDialog onClose={onClose} onLeave={onLeave} onKeys={() => setShows('keys')} />;
}
