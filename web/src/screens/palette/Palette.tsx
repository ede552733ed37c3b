import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaletteProps } from '../../kit/shell/screens';
import { media } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { ask } from '../../kit/ui/useAsked';
import { PaletteSearch } from './PaletteSearch';

const KeysDialog = lazyDialog(async () => (await import('./KeysDialog')).KeysDialog);

const useStyles = makeStyles({
  surface: {
    // The field stays where it is while the list grows and shrinks.
    marginTop: '12vh',
    maxWidth: '640px',
    padding: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    [media.narrow]: { marginTop: '8px', maxWidth: 'calc(100vw - 16px)' },
  },
});

/** Search over all that somebody may see and do, and the list of keys. */
export function Palette({ opens, onClose, onLeave }: PaletteProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [shows, setShows] = useState(opens);
  if (shows === 'keys') return <KeysDialog onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface aria-label="Search" className={styles.surface}>
        <PaletteSearch
          onChoose={(leads) => {
            if ('keys' in leads) return setShows('keys');
            if (leads.ask) ask(leads.ask);
            onLeave();
            void navigate(leads.to);
          }}
        />
      </DialogSurface>
    </Dialog>
  );
}
