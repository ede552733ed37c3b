import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useId,
  useState,
} from 'react';
import { lazyPart } from './lazyPart';

// Saves fourteen kilobytes in every first script, for tooltips that no one has hovered yet.
const TipBubble = lazyPart(async () => (await import('./TipBubble')).TipBubble);

type TipProps = {
  /** Null when there is no text at the moment. */
  text: string | null;
  /** The text adds to the button's name and is read after it; otherwise it is the name. */
  describes?: boolean;
  position?: 'above' | 'below';
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** Shows a tooltip for a button on hover or focus. */
export function Tip({ text, position = 'above', children, ...props }: TipProps) {
  const describes = Boolean(props.describes && text);
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const { onPointerEnter, onFocus } = children.props;
  const button = cloneElement(children, {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      setTrigger(event.currentTarget);
      onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setTrigger(event.currentTarget);
      onFocus?.(event);
    },
    ...(describes && { 'aria-describedby': id }),
  });
  return (
    <>
      {button}
      {describes && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {trigger && text && (
        <Suspense>
          <TipBubble trigger={trigger} text={text} position={position} />
        </Suspense>
      )}
    </>
  );
}
