import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Else an input is as wide as its twenty characters, over the next column.
    '& .fui-Input': { minWidth: 0 },
  },
});

/** Fields in two columns, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
