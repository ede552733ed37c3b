import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
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
