import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { media } from '../ui/breakpoints';
import { lazyDialog } from '../ui/lazyDialog';
import { type PaletteProps, usePaletteLoader } from './palette';

const useStyles = makeStyles({
  button: {
    justifyContent: 'start',
    width: '240px',
    minHeight: '36px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    [media.narrow]: {
      width: '44px',
      minWidth: '44px',
      minHeight: '44px',
      justifyContent: 'center',
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
    },
  },
  text: { [media.narrow]: { display: 'none' } },
  // Drawn by CSS, because a button's name must contain all of its visible text and the keys are not part of it.
  keys: {
    ...typographyStyles.caption1,
    marginLeft: 'auto',
    '::after': { content: 'attr(data-keys)' },
    [media.narrow]: { display: 'none' },
  },
});

const KEYS = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The action a key opens; undefined for all others. */
function opens({
  key,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): PaletteProps['opens'] | undefined {
  if (altKey) return undefined;
  if (metaKey !== ctrlKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : undefined;
  return key === '?' && !metaKey && !isTyping(target) ? 'keys' : undefined;
}

/** The search box in the top bar, and its keys. Everything else loads when it opens. */
export function PaletteOpener() {
  const load = usePaletteLoader();
  return load ? <Opener load={load} /> : null;
}

function Opener({ load }: { load: NonNullable<ReturnType<typeof usePaletteLoader>> }) {
  const styles = useStyles();
  const [Palette] = useState(() => lazyDialog(load));
  // The browser's back button leaves what was opened on the previous screen. What was opened while a screen loads stays
  // open on that screen.
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname;
  const [opened, setOpened] = useState<{ what: PaletteProps['opens']; on: (string | undefined)[] } | null>(
    null,
  );
  const origin = useRef<Element | null>(null);
  const open = (what: PaletteProps['opens']) => {
    origin.current = document.activeElement;
    setOpened({ what, on: [pathname, loading] });
  };
  const focusAfter = (find: () => Element | null) => {
    setOpened(null);
    requestAnimationFrame(() => (find() as HTMLElement | null)?.focus());
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const what = opens(event);
    // An open dialog has priority.
    if (!what || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    open(what);
  });
  // The keys work as soon as the box is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        aria-label="Search the Portal"
        className={styles.button}
        icon={<SearchRegular />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => open('search')}
      >
        <span className={styles.text}>Search</span>
        <span className={styles.keys} data-keys={KEYS} />
      </Button>
      {opened?.on.includes(pathname) && (
        <Palette
          opens={opened.what}
          onClose={() => focusAfter(() => origin.current)}
          onLeave={() => focusAfter(() => document.getElementById('content'))}
        />
      )}
    </>
  );
}
