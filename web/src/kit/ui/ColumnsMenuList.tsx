import { MenuItemCheckbox, MenuList } from '@fluentui/react-components';
import { AttachedMenu, type AttachedMenuProps } from './AttachedMenu';

export type ColumnChoice = {
  columns: readonly { readonly key: string; readonly label: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
};

type Props = Pick<AttachedMenuProps, 'trigger' | 'isOpen' | 'onOpenChange'> & ColumnChoice;

/** The menu of a `ColumnsMenu`. It stays open while columns are being ticked. */
export function ColumnsMenuList({ columns, shown, onChange, ...menu }: Props) {
  return (
    <AttachedMenu
      {...menu}
      checkedValues={{ columns: [...shown] }}
      onCheckedValueChange={(_event, { checkedItems }) => onChange(checkedItems)}
    >
      <MenuList>
        {columns.map(({ key, label }) => (
          <MenuItemCheckbox key={key} name="columns" value={key}>
            {label}
          </MenuItemCheckbox>
        ))}
      </MenuList>
    </AttachedMenu>
  );
}
