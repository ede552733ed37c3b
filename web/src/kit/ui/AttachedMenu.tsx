import { Menu, MenuPopover, type MenuProps, useMenuContext_unstable } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect } from 'react';

export type AttachedMenuProps = Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
  /** The button that the menu belongs to. */
  trigger: HTMLElement | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The content of the popover, usually a `MenuList`. */
  children: ReactNode;
};

/** A menu for a button that rendered before it, so that the page need not wait for the menu's code. */
export function AttachedMenu({ trigger, isOpen, onOpenChange, children, ...props }: AttachedMenuProps) {
  return (
    <Menu
      {...props}
      open={isOpen}
      onOpenChange={(_event, { open }) => onOpenChange(open)}
      positioning={{ position: 'below', align: 'end', target: trigger }}
    >
      <Trigger element={trigger} />
      <MenuPopover>{children}</MenuPopover>
    </Menu>
  );
}

/** Connects the menu to its button: the focus returns to the button, which handles its own presses. */
function Trigger({ element }: { element: HTMLElement | null }) {
  const triggerRef = useMenuContext_unstable((menu) => menu.triggerRef);
  useLayoutEffect(() => {
    triggerRef.current = element;
  }, [triggerRef, element]);
  return null;
}
