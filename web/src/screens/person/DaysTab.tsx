import { graphql, readInlineData, useRefetchableFragment } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import type { DaysTab_user$key } from '../../__generated__/DaysTab_user.graphql';
import type { DaysTab_week$data, DaysTab_week$key } from '../../__generated__/DaysTab_week.graphql';
import type { DaysTabMoreQuery } from '../../__generated__/DaysTabMoreQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { DayChips } from '../approvals/DayChips';
import { ShowMore } from './ShowMore';
import { summarizeWeek } from './summarizeWeek';

type Row = DaysTab_week$data;

const columns: readonly Column<Row>[] = [
  { key: 'week', header: 'Week', cell: ({ weekStart }) => formatWeek(weekStart), nowrap: true },
  {
    key: 'days',
    header: 'Days',
    importance: 2,
    cell: ({ weekStart, days }) => <DayChips monday={weekStart} days={days} />,
  },
  {
    key: 'worked',
    header: 'Worked',
    cell: ({ workedDays }) => counted(workedDays, 'day'),
    nowrap: true,
  },
  {
    key: 'status',
    header: 'Status',
    status: true,
    cell: ({ days }) => <StatusChip {...summarizeWeek(days)} />,
    nowrap: true,
  },
];

const readRow = (week: DaysTab_week$key) =>
  readInlineData(
    graphql`
      fragment DaysTab_week on LoggedWeek @inline @throwOnFieldError {
        weekStart
        workedDays
        days {
          date
          worked
          status
        }
      }
    `,
    week,
  );

/** The weeks in which the person has logged days, the latest first. */
export function DaysTab({ user }: { user: DaysTab_user$key }) {
  const [data, refetch] = useRefetchableFragment<DaysTabMoreQuery, DaysTab_user$key>(
    graphql`
      fragment DaysTab_user on User
      @argumentDefinitions(first: { type: "Int!" })
      @refetchable(queryName: "DaysTabMoreQuery")
      @throwOnFieldError {
        loggedWeeks(first: $first) {
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...DaysTab_week
            }
          }
        }
      }
    `,
    user,
  );
  const { rows, failed } = extractRows(data.loggedWeeks);
  return (
    <Section flush>
      <DataTable
        label="Days by week"
        columns={columns}
        rows={rows.map(readRow)}
        failed={failed}
        rowKey={({ weekStart }) => weekStart}
        empty={<EmptyState text="No days yet" hint="Days show up here once they’re logged." />}
      />
      <ShowMore list={data.loggedWeeks} onMore={refetch} />
    </Section>
  );
}
