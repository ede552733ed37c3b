import { MenuItem, MenuList } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { AttachedMenu, type AttachedMenuProps } from './AttachedMenu';

/** One action of a menu. */
export type Action = {
  label: string;
  icon?: ReactElement;
  onClick: () => void;
  /** Why it is not possible now; it stays in the menu with its reason. */
  disabledReason?: string | null;
};

type ActionMenuListProps = Omit<AttachedMenuProps, 'children'> & { actions: readonly Action[] };

/** The menu of an `ActionMenu`. */
export function ActionMenuList({ actions, ...menu }: ActionMenuListProps) {
  return (
    <AttachedMenu {...menu}>
      <MenuList>
        {actions.map(({ label, icon, onClick, disabledReason }) => (
          <MenuItem
            key={label}
            icon={icon}
            disabled={Boolean(disabledReason)}
            subText={disabledReason ?? undefined}
            onClick={onClick}
          >
            {label}
          </MenuItem>
        ))}
      </MenuList>
    </AttachedMenu>
  );
}
