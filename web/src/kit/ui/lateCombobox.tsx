import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ComboboxLook, ComboboxStandIn } from './ComboboxStandIn';
import { untilThere } from './lazyPart';

/** The caret in the replaced field, if it has the focus; else null. */
export type Caret = RefObject<[number | null, number | null] | null>;

/** How someone left the stand-in. */
export type TakenOver = { startsOpen?: boolean; caret?: Caret };

/** Moves the focus and the caret on: the ref for the input. */
export function useTakeOver(caret: Caret | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const range = caret?.current;
    if (!range) return;
    input.current?.focus();
    input.current?.setSelectionRange(...range);
  }, [caret]);
  return input;
}

/**
 * A combobox whose list, 29 kB with its positioning, loads shortly before use: with the pointer, the focus or the first
 * key on the page. A click or typing before that is not lost.
 */
export function lateCombobox<Props extends ComboboxLook>(
  load: () => Promise<ComponentType<Props & TakenOver>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props & TakenOver> | undefined;
  return function LateCombobox(props: Props) {
    const [Combobox, setCombobox] = useState(() => loaded);
    const [isOpen, setOpen] = useState(false);
    const [isWanted, setWanted] = useState(false);
    const caret = useRef<[number | null, number | null]>(null);
    const press = useRef<Promise<unknown>>(Promise.resolve());
    useEffect(() => {
      const want = () => setWanted(true);
      document.addEventListener('keydown', want, { once: true });
      return () => document.removeEventListener('keydown', want);
    }, []);
    useEffect(() => {
      if (!isWanted || Combobox) return;
      let isGone = false;
      void untilThere(load).then(async (component) => {
        loaded = component;
        // Replacing the element in the middle of a click would cancel the click.
        await press.current;
        if (!isGone) setCombobox(() => component);
      });
      return () => {
        isGone = true;
      };
    }, [isWanted, Combobox]);
    if (Combobox) return <Combobox {...props} startsOpen={isOpen} caret={caret} />;
    return (
      <ComboboxStandIn
        look={props}
        isOpen={isOpen}
        caret={caret}
        onWant={() => setWanted(true)}
        onPress={(ended) => {
          press.current = ended;
        }}
        onOpenChange={(opens) => {
          setOpen(opens);
          props.onOpenChange(opens);
        }}
      />
    );
  };
}
