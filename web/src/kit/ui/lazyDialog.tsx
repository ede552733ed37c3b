import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { notify } from './notify';

function giveUp(onClose: () => void) {
  // A new version may be the reason: its chunks have other names.
  notify.error('Couldn’t load this. Check your connection, or reload the page.');
  onClose();
}

/**
 * A dialog whose code loads when it opens, so no screen waits for what few visits need. Without a connection it reports
 * that and closes, and so does a dialog whose data fails to load; the page behind it stays.
 *
 * @example
 * const VoidRunDialog = lazyDialog(async () => (await import('./VoidRunDialog')).VoidRunDialog);
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Content) return;
      let isGone = false;
      load().then(
        (component) => {
          loaded = component;
          if (!isGone) setContent(() => component);
        },
        () => {
          if (!isGone) giveUp(onClose);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Content, onClose]);
    if (!Content) return null;
    return (
      <ErrorBoundary fallback={() => null} onError={() => giveUp(onClose)}>
        <Content {...props} />
      </ErrorBoundary>
    );
  };
}
