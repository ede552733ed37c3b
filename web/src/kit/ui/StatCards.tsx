import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from './breakpoints';

/** All cards of a row of this many. */
const three = '& > :first-child:nth-last-child(3), & > :first-child:nth-last-child(3) ~ *';
const four = '& > :first-child:nth-last-child(4), & > :first-child:nth-last-child(4) ~ *';
const five = '& > :first-child:nth-last-child(5), & > :first-child:nth-last-child(5) ~ *';

const share = (cards: number) => ({ flexBasis: `calc(${100 / cards}% - ${tokens.spacingHorizontalL})` });

const useStyles = makeStyles({
  // Flex and not a grid: the cards of the last row fill it, where a grid would leave a gap.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    '& > *': { flexGrow: 1, flexShrink: 1, flexBasis: '170px', minWidth: 0 },
    [three]: share(3),
    // Numbers align from the top where a card has lines under its number; a narrow card's name may take two lines.
    '&:has([data-hint]) [data-label]': {
      flexGrow: 0,
      '@container (max-width: 140px)': { minHeight: '2lh' },
    },
    // No card is alone in its row.
    [media.belowXl]: { [four]: share(2), [five]: share(3) },
    [media.narrow]: {
      gap: tokens.spacingHorizontalS,
      '& > *': share(2),
      [three]: share(3),
      [five]: share(3),
    },
  },
});

export type StatCardsProps = {
  /** What the numbers are about, for screen readers. */
  label?: string;
  children: ReactNode;
};

/** A row of StatCards, filled at every width; on a phone two in a row, and a strip of three for three or five. */
export function StatCards({ label = 'Summary', children }: StatCardsProps) {
  return (
    <section aria-label={label} className={useStyles().root}>
      {children}
    </section>
  );
}
