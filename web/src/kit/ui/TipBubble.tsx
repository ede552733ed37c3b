import { Tooltip, type TooltipTriggerProps } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';

type TipBubbleProps = { trigger: HTMLElement; text: string; position: 'above' | 'below' };

/** Fluent's tooltip for a button that rendered before it. */
export function TipBubble({ trigger, text, position }: TipBubbleProps) {
  return (
    <Tooltip
      content={text}
      // The button already has its name and description.
      relationship="inaccessible"
      withArrow
      positioning={{ target: trigger, position }}
    >
      {(props) => <Listener trigger={trigger} {...props} />}
    </Tooltip>
  );
}

type ListenerProps = Pick<TooltipTriggerProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> & {
  trigger: HTMLElement;
};

/** Forwards the button's events, including a hover or focus from before the code had loaded. */
function Listener({ trigger, onPointerEnter, onPointerLeave, onFocus, onBlur }: ListenerProps) {
  const pass = useEffectEvent((type: string) => {
    // No tooltip over an open menu, or for a focus without a visible ring.
    const isOpen = trigger.getAttribute('aria-expanded') === 'true';
    const event = { type, target: trigger, persist: () => undefined } as never;
    if (type === 'pointerenter' && !isOpen) onPointerEnter?.(event);
    if (type === 'focus' && !isOpen && trigger.matches(':focus-visible')) onFocus?.(event);
    if (type === 'pointerleave') onPointerLeave?.(event);
    if (type === 'blur' || type === 'click') onBlur?.(event);
  });
  useEffect(() => {
    const listen = ({ type }: Event) => pass(type);
    const types = ['pointerenter', 'pointerleave', 'focus', 'blur', 'click'];
    for (const type of types) trigger.addEventListener(type, listen);
    if (trigger.matches(':hover')) pass('pointerenter');
    else if (trigger.matches(':focus')) pass('focus');
    return () => {
      for (const type of types) trigger.removeEventListener(type, listen);
    };
  }, [trigger]);
  return null;
}
