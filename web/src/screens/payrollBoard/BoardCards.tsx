import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { BoardCards_totals$key } from '../../__generated__/BoardCards_totals.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { type BoardFilters, boardFilters } from './boardFilters';

const labels = ['Ready', 'Held back', 'Already processed', 'To be marked paid'] as const;

type BoardCardsProps = {
  week: string;
  totals: BoardCards_totals$key;
  /** Runs whose payment waits for a second person: nobody else marks them as paid. */
  awaiting: number;
};

/** The week in four numbers, as the server has it; each leads to its rows. Not drawn again while somebody types. */
export const BoardCards = memo(function BoardCards({ week, awaiting, ...props }: BoardCardsProps) {
  const totals = useFragment(
    graphql`
      fragment BoardCards_totals on PayrollBoardTotals @throwOnFieldError {
        contractors
        ready
        held
        processed
        unpaidRuns
        net
      }
    `,
    props.totals,
  );
  const { contractors, ready, held, processed, unpaidRuns, net } = totals;
  const to = (only: BoardFilters['only']) => ({
    search: String(boardFilters.write({ week, only, search: '', page: 1 })),
  });
  return (
    <StatCards label="The week">
      <StatCard label={labels[0]} value={ready} hint={formatAmount(net)} to={to('READY')} />
      <StatCard
        label={labels[1]}
        value={held}
        hint={held > 0 ? 'Only if checked' : undefined}
        to={to('HELD')}
      />
      <StatCard
        label={labels[2]}
        value={processed}
        hint={`of ${contractors.toLocaleString('en-US')}`}
        to={to('PROCESSED')}
      />
      <StatCard
        label={labels[3]}
        value={unpaidRuns - awaiting}
        hint={
          awaiting > 0
            ? `${awaiting.toLocaleString('en-US')} waiting for a second person`
            : unpaidRuns > 0
              ? 'Once the money goes out'
              : undefined
        }
        to={to('PROCESSED')}
      />
    </StatCards>
  );
});

/** The cards before their numbers. */
export function BoardCardsFrame() {
  return (
    <StatCards label="The week">
      {labels.map((label) => (
        <StatCard key={label} label={label} value={null} loading />
      ))}
    </StatCards>
  );
}
