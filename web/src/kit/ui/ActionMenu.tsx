import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import type { Action } from './ActionMenuList';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';
import { useMenuButton } from './useMenuButton';

const ActionMenuList = lazyPart(async () => (await import('./ActionMenuList')).ActionMenuList);

type ActionMenuProps = {
  /** The accessible name, with the person: 'Actions for Dana Reyes'. */
  label: string;
  /** In order; actions that are not offered may be false or null. */
  actions: readonly (Action | false | null)[];
};

/** The actions of a row, behind three dots. */
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
