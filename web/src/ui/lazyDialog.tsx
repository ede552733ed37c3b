import { type ComponentType, useEffect, useState } from 'react';
import { notify } from './notify';

/**
 * A dialog whose code comes when it opens: no screen waits for what few visits need. Without a connection it says so
 * and closes.
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
          if (isGone) return;
          notify.error('The server cannot be reached.');
          onClose();
        },
      );
      return () => {
        isGone = true;
      };
    }, [Content, onClose]);
    return Content ? <Content {...props} /> : null;
  };
}
