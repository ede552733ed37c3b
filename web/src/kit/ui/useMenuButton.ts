import { type KeyboardEvent, useState } from 'react';

/**
 * A button whose menu loads when needed: its code on hover or focus, its content on a press. `button` are the button's
 * properties, `menu` those of the menu, which need not exist before `isWanted`.
 */
export function useMenuButton() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const want = () => setWanted(true);
  const open = (opens: boolean) => {
    want();
    setOpen(opens);
  };
  return {
    isWanted,
    menu: { trigger, isOpen, onOpenChange: setOpen },
    button: {
      ref: setTrigger,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onPointerEnter: want,
      onFocus: want,
      onClick: () => open(!isOpen),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowDown') open(true);
      },
    },
  };
}
