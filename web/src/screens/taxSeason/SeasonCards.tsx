import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { SeasonCards_totals$key } from '../../__generated__/SeasonCards_totals.graphql';
import { counted } from '../../kit/lib/labels';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { type SeasonFilters, seasonFilters } from './seasonFilters';

const sums = ['Paid', 'Reimbursed expenses', 'Reportable'] as const;
const states = ['Payees', 'Ready', 'Missing something', 'Generated', 'No form needed'] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

type SeasonCardsProps = { year: number; isClosed: boolean; totals: SeasonCards_totals$key };

/** The season in numbers: payments, and the progress of the forms; the latter link to their payees. */
export function SeasonCards({ year, isClosed, ...props }: SeasonCardsProps) {
  const styles = useStyles();
  const totals = useFragment(
    graphql`
      fragment SeasonCards_totals on TaxSeasonTotals @throwOnFieldError {
        payees
        paid
        expenses
        employee
        exempt
        reportable
        ready
        missing
        conflict
        notNeeded
        done
        submitted
        approved
      }
    `,
    props.totals,
  );
  const { payees, paid, expenses, employee, exempt, reportable, ready, missing, conflict } = totals;
  const { notNeeded, done, submitted, approved } = totals;
  const to = (only: SeasonFilters['only']) => ({
    search: String(seasonFilters.write({ year, only, search: '', page: 1 })),
  });
  return (
    <div className={styles.root}>
      <StatCards label="Paid in the year">
        <StatCard label={sums[0]} value={formatAmount(paid)} hint={`to ${counted(payees, 'payee')}`} />
        <StatCard label={sums[1]} value={formatAmount(expenses)} hint="Not on a form" />
        <StatCard label={sums[2]} value={formatAmount(reportable)} hint={apart(exempt, employee)} />
      </StatCards>
      <StatCards label="The forms">
        <StatCard
          label={states[0]}
          value={payees}
          hint={counted(payees - notNeeded, 'needs or may need a form', 'need or may need a form')}
          to={to(null)}
        />
        <StatCard
          label={states[1]}
          value={ready}
          hint={ready > 0 ? (isClosed ? 'To be generated' : 'For when the year is over') : undefined}
          to={to('READY')}
        />
        <StatCard
          label={states[2]}
          value={missing}
          hint={missing > 0 ? 'Needs attention' : undefined}
          to={to('MISSING')}
        />
        {conflict > 0 && (
          <StatCard
            label="Number in conflict"
            value={conflict}
            hint="One number, several names"
            to={to('CONFLICT')}
          />
        )}
        <StatCard
          label={states[3]}
          value={done}
          hint={`${written(submitted)} submitted, ${written(approved)} approved`}
          to={to('DONE')}
        />
        <StatCard label={states[4]} value={notNeeded} to={to('NOT_NEEDED')} />
      </StatCards>
    </div>
  );
}

/** The cards before their numbers. */
export function SeasonCardsFrame() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {[sums, states].map((labels) => (
        <StatCards key={labels[0]}>
          {labels.map((label) => (
            <StatCard key={label} label={label} value={null} loading />
          ))}
        </StatCards>
      ))}
    </div>
  );
}

/** Other payments for services, which are on no form. */
function apart(exempt: number, employee: number): string {
  const parts = [
    ...(exempt > 0 ? [`${formatAmount(exempt)} more is exempt`] : []),
    ...(employee > 0 ? [`${formatAmount(employee)} more is on a W-2`] : []),
  ];
  return parts.join(', ') || 'For services';
}

const written = (count: number) => count.toLocaleString('en-US');
