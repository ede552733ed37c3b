import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import type { Action } from './ActionMenuList';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';
import { useMenuButton } from './useMenuButton';

const ActionMenuList = lazyPart(async () => (await import('./ActionMenuList')).ActionMenuList);

type ActionMenuProps = {
  /** Whose actions they are: 'Actions for Dana Reyes'. */
  label: string;
  /** In order; what is not offered at all may appear there as false or null. */
  actions: readonly (Action | false | null)[];
};

/** What can be done with a row, behind three dots. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const { button, menu, isWanted } = useMenuButton();
  return (
    <>
      <IconButton label={label} icon={<MoreHorizontalRegular />} {...button} />
      {isWanted && (
        <Suspense>
          <ActionMenuList
            {...menu}
            actions={actions.filter((action) => action !== false && action !== null)}
          />
        </Suspense>
      )}
    </>
  );
}
