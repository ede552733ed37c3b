import { graphql, readInlineData } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type {
  contractorColumns_user$data,
  contractorColumns_user$key,
} from '../../__generated__/contractorColumns_user.graphql';
import { counted } from '../../kit/lib/labels';
import type { Column } from '../../kit/ui/dataTable';
import { StatusChip } from '../../kit/ui/StatusChip';
import { w9Status } from '../people/w9State';
import type { ChoosableColumn } from './contractorFilters';

type Facts = contractorColumns_user$data;
type Row = { readonly facts: Facts };

export const readFacts = (user: contractorColumns_user$key): Facts =>
  readInlineData(
    graphql`
      fragment contractorColumns_user on User @inline @throwOnFieldError {
        dailyRate @include(if: $rate)
        w9SignedAt @include(if: $w9)
        w9RequestedAt @include(if: $w9)
        contractorStats(startDate: $weekStart, endDate: $weekEnd) @include(if: $lastWeek) {
          daysWorked
          pendingDays
        }
        paidThisYear @include(if: $paid)
      }
    `,
    user,
  );

/** A contractor's facts in the list besides name and status. */
export const columnsByName: Record<ChoosableColumn, Column<Row>> = {
  rate: {
    key: 'rate',
    header: 'Day Rate',
    align: 'end',
    cell: ({ facts }) => (facts.dailyRate == null ? 'Not set' : formatAmount(facts.dailyRate)),
  },
  w9: {
    key: 'w9',
    header: 'Form W-9',
    labeled: true,
    importance: 2,
    nowrap: true,
    cell: ({ facts: { w9SignedAt, w9RequestedAt } }) => (
      <StatusChip {...w9Status({ w9SignedAt, w9RequestedAt })} />
    ),
  },
  lastWeek: {
    key: 'lastWeek',
    header: 'Last Week',
    labeled: true,
    importance: 2,
    cell: ({ facts }) => describeWeek(facts.contractorStats),
  },
  paid: {
    key: 'paid',
    header: 'Paid This Year',
    align: 'end',
    importance: 2,
    cell: ({ facts }) => facts.paidThisYear != null && formatAmount(facts.paidThisYear),
  },
};

/** '4 days', '4 days, 1 pending', 'No days'. */
function describeWeek(week: Facts['contractorStats']): string {
  if (!week?.daysWorked) return 'No days';
  const days = counted(week.daysWorked, 'day');
  return week.pendingDays ? `${days}, ${week.pendingDays} pending` : days;
}
