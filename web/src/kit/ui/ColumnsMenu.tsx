import { ColumnTripleRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { Button } from './Button';
import type { ColumnChoice } from './ColumnsMenuList';
import { lazyPart } from './lazyPart';
import { useMenuButton } from './useMenuButton';

const ColumnsMenuList = lazyPart(async () => (await import('./ColumnsMenuList')).ColumnsMenuList);

/** Lets the user choose a table's optional columns. */
export function ColumnsMenu(choice: ColumnChoice) {
  const { button, menu, isWanted } = useMenuButton();
  return (
    <>
      <Button icon={<ColumnTripleRegular />} {...button}>
        Columns
      </Button>
      {isWanted && (
        <Suspense>
          <ColumnsMenuList {...menu} {...choice} />
        </Suspense>
      )}
    </>
  );
}
