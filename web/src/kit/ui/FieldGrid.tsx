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
  },
});

/** Fields in two columns, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
