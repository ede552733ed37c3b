import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  // Flexible and not a grid: the odd card out takes its row, where a grid would leave a gap beside it.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    '& > *': { flexGrow: 1, flexShrink: 1, flexBasis: '170px', minWidth: 0 },
    [media.narrow]: {
      gap: tokens.spacingHorizontalM,
      '& > *': { flexBasis: `calc(50% - ${tokens.spacingHorizontalM})` },
    },
  },
});

export type StatCardsProps = {
  /** What the numbers are about, for screen readers. */
  label?: string;
  children: ReactNode;
};

/** A row of StatCards; two in a row on a phone. */
export function StatCards({ label = 'Summary', children }: StatCardsProps) {
  return (
    <section aria-label={label} className={useStyles().root}>
      {children}
    </section>
  );
}
