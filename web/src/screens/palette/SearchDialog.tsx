import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { media } from '../../kit/ui/breakpoints';
import { ask } from '../../kit/ui/useAsked';
import { PaletteSearch } from './PaletteSearch';

const useStyles = makeStyles({
  surface: {
    // The field keeps its place while the list grows and shrinks.
    marginTop: '12vh',
    maxWidth: '640px',
    padding: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    [media.narrow]: { marginTop: '8px', maxWidth: 'calc(100vw - 16px)' },
  },
});

type Props = { onClose: () => void; onLeave: () => void; onKeys: () => void };

/** Searches everything that a user may see and do. */
export function SearchDialog({ onClose, onLeave, onKeys }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface aria-label="Search" className={styles.surface}>
        <PaletteSearch
          onChoose={(leads) => {
            if ('keys' in leads) return onKeys();
            if (leads.ask) ask(leads.ask);
            onLeave();
            void navigate(leads.to);
          }}
        />
      </DialogSurface>
    </Dialog>
  );
}
