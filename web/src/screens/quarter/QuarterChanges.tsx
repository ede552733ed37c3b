import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import type {
  QuarterChanges_query$data,
  QuarterChanges_query$key,
} from '../../__generated__/QuarterChanges_query.graphql';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { PersonLink } from '../people/PersonLink';

type Change = NonNullable<QuarterChanges_query$data['quarter']>['changes'][number];

const WHAT: Record<Change['kind'], (number: number) => string> = {
  RUN_VOIDED: (number) => `Run #${number} voided`,
  PAYMENT_VOIDED: (number) => `Payment #${number} voided`,
  CORRECTION: (number) => `Adjustment, run #${number}`,
};

const toColumns = (first: string): Column<Change>[] => [
  { key: 'what', header: 'Change', cell: ({ kind, number }) => WHAT[kind](number) },
  { key: 'who', header: 'Payee', cell: ({ user }) => <PersonLink user={user} /> },
  { key: 'at', header: 'Recorded', nowrap: true, importance: 2, cell: ({ at }) => formatDate(at) },
  {
    key: 'payDate',
    header: 'Pay Date',
    nowrap: true,
    cell: ({ payDate }) =>
      payDate < first ? (
        <StatusChip tone="warning" label={`${formatDay(payDate)}: earlier quarter`} />
      ) : (
        formatDay(payDate)
      ),
  },
  { key: 'amount', header: 'Amount', align: 'end', nowrap: true, cell: ({ amount }) => formatAmount(amount) },
  { key: 'reason', header: 'Reason', importance: 2, cell: ({ reason }) => reason },
];

/** Corrections and voids since the last quarter ended, and whether they change its figures. */
export function QuarterChanges({ query }: { query: QuarterChanges_query$key }) {
  const { quarter } = useFragment(
    graphql`
      fragment QuarterChanges_query on Query @argumentDefinitions(on: { type: "Date" }) @throwOnFieldError {
        quarter(on: $on) {
          first
          changes {
            kind
            number
            at
            payDate
            amount
            reason
            user {
              ...PersonLink_user
            }
          }
        }
      }
    `,
    query,
  );
  if (!quarter) return null;
  const { first, changes } = quarter;
  return (
    <Section flush title="Corrections and Voids" description={`Recorded since ${formatDay(first)}`}>
      <DataTable
        label="Corrections and voids"
        columns={toColumns(first)}
        rows={changes}
        rowKey={({ kind, number }) => `${kind} ${number}`}
        empty="Nothing was corrected or voided."
      />
    </Section>
  );
}
