import { type KeyboardEvent, useState } from 'react';

/**
 * A button whose menu comes when it is needed: its code with the pointer or the focus, its content with a press.
 * `button` are the button's properties, `menu` those of the menu, which need not be there before `isWanted`.
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
