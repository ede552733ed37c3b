import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { describeUnconfirmed } from 'rules/unconfirmedExpenses';
import type { PayeeDialogQuery } from '../../__generated__/PayeeDialogQuery.graphql';
import { QueryDialog } from '../../kit/relay/QueryDialog';
import { EmptyState } from '../../kit/ui/EmptyState';
import { PersonLink } from '../people/PersonLink';
import { TaxNumber } from '../taxProfile/TaxNumber';
import { PayeeNeed } from './PayeeNeed';
import { PayeeRuns } from './PayeeRuns';

const useStyles = makeStyles({
  sum: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    justifyContent: 'start',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXL}`,
    maxWidth: '320px',
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& dt': { color: tokens.colorNeutralForeground2 },
  },
  note: { margin: 0, maxWidth: '640px' },
  number: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  reportable: {
    fontWeight: tokens.fontWeightBold,
    '&:is(dt)': { color: tokens.colorNeutralForeground1 },
  },
});

type PayeeDialogProps = {
  name: string;
  year: number;
  queryRef: PreloadedQuery<PayeeDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** A payee's total of the year: its calculation, and every run and day in it. */
export function PayeeDialog({ name, year, queryRef, ...dialog }: PayeeDialogProps) {
  return (
    <QueryDialog
      title={`${name}, paid in ${year}`}
      width="wide"
      loading="Loading payrolls..."
      failure="Failed to load the payrolls"
      queryRef={queryRef}
      {...dialog}
    >
      <Payee queryRef={queryRef} year={year} />
    </QueryDialog>
  );
}

function Payee({ queryRef, year }: Pick<PayeeDialogProps, 'queryRef' | 'year'>) {
  const styles = useStyles();
  const { taxSeason } = usePreloadedQuery<PayeeDialogQuery>(
    graphql`
      query PayeeDialogQuery($year: Int!, $userId: ID!) @throwOnFieldError {
        taxSeason(year: $year) {
          row(userId: $userId) {
            user {
              id
              ...PersonLink_user
              taxProfile {
                maskedTaxNumber
                viewerCanReveal
              }
            }
            paid
            expenses
            unconfirmed
            employee
            exempt
            reportable
            withheld
            paidBefore
            ...PayeeNeed_row
            runs {
              ...PayeeRuns_run
            }
          }
        }
      }
    `,
    queryRef,
  );
  const row = taxSeason?.row;
  if (!row) return <EmptyState text="This payee is no longer in this year." />;
  const { taxProfile } = row.user;
  return (
    <>
      <dl aria-label="How the total adds up" className={styles.sum}>
        <dt>Paid</dt>
        <dd>{formatAmount(row.paid)}</dd>
        <dt>Reimbursed expenses, not on the form</dt>
        <dd>{formatAmount(-row.expenses)}</dd>
        {row.employee !== 0 && (
          <>
            <dt>Employee, on a W-2</dt>
            <dd>{formatAmount(-row.employee)}</dd>
          </>
        )}
        {row.exempt !== 0 && (
          <>
            <dt>Exempt</dt>
            <dd>{formatAmount(-row.exempt)}</dd>
          </>
        )}
        <dt className={styles.reportable}>Reportable</dt>
        <dd className={styles.reportable}>{formatAmount(row.reportable)}</dd>
        {row.withheld > 0 && (
          <>
            <dt>Withheld, in box 4</dt>
            <dd>{formatAmount(row.withheld)}</dd>
          </>
        )}
        {row.paidBefore > 0 && (
          <>
            <dt>Paid outside this system</dt>
            <dd>{formatAmount(row.paidBefore)}</dd>
          </>
        )}
      </dl>
      {row.unconfirmed > 0 && <p className={styles.note}>{describeUnconfirmed(row.unconfirmed, year)}</p>}
      <PayeeNeed row={row} />
      <div className={styles.number}>
        <span>Payee</span>
        <PersonLink isInText user={row.user} />
      </div>
      {taxProfile && (
        <div className={styles.number}>
          <span>Taxpayer number</span>
          {taxProfile.viewerCanReveal ? (
            <TaxNumber userId={row.user.id} masked={taxProfile.maskedTaxNumber} />
          ) : (
            <span>{taxProfile.maskedTaxNumber}</span>
          )}
        </div>
      )}
      <PayeeRuns runs={row.runs} isUnconfirmed={row.unconfirmed > 0} />
    </>
  );
}
