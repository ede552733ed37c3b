import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { BoardCards_steps$key } from '../../__generated__/BoardCards_steps.graphql';
import type { BoardCards_totals$key } from '../../__generated__/BoardCards_totals.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { type BoardFilters, boardFilters } from './boardFilters';

const labels = ['Ready', 'Held back', 'Already processed', 'To pay'] as const;

type BoardCardsProps = {
  week: string;
  totals: BoardCards_totals$key;
  steps: BoardCards_steps$key;
};

/** The week in four numbers from the server, each linked to its rows. Not rendered again during typing. */
export const BoardCards = memo(function BoardCards({ week, ...props }: BoardCardsProps) {
  const totals = useFragment(
    graphql`
      fragment BoardCards_totals on PayrollBoardTotals @throwOnFieldError {
        contractors
        ready
        held
        processed
        net
      }
    `,
    props.totals,
  );
  const { payable, payablePeople, awaitingPeople } = useFragment(
    graphql`
      fragment BoardCards_steps on PayrollSteps @throwOnFieldError {
        payable
        payablePeople
        awaitingPeople
      }
    `,
    props.steps,
  );
  const { contractors, ready, held, processed, net } = totals;
  const to = (only: BoardFilters['only']) => ({
    search: String(boardFilters.write({ week, only, search: '', page: 1 })),
  });
  return (
    <StatCards label="The week">
      <StatCard
        label={labels[0]}
        value={ready}
        hint={ready > 0 ? formatAmount(net) : '\u00a0'}
        to={to('READY')}
      />
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
        value={payablePeople}
        hint={[
          payablePeople > 0 && formatAmount(payable),
          awaitingPeople > 0 && `${awaitingPeople.toLocaleString('en-US')} waiting for a second person`,
        ]
          .filter(Boolean)
          .join(', ')}
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
        <StatCard key={label} label={label} value={null} hint={'\u00a0'} loading />
      ))}
    </StatCards>
  );
}
