import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { formatLongDay } from 'rules/dayFormats';
import type { FoundDays_days$key } from '../../__generated__/FoundDays_days.graphql';
import type { FoundDays_query$key } from '../../__generated__/FoundDays_query.graphql';
import type { FoundDaysMoreQuery } from '../../__generated__/FoundDaysMoreQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { NoValue } from '../../kit/ui/NoValue';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { type LoggedDay, loggedDay } from './loggedDay';
import { PayChip } from './PayChip';
import { FOUND_DAYS } from './pageSizes';
import { RejectionReason } from './RejectionReason';

const useStyles = makeStyles({
  more: { padding: tokens.spacingVerticalM, textAlign: 'center' },
  status: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    alignItems: 'flex-start',
  },
});

/** The days that match the filter, however old. */
export function FoundDays({ query }: { query: FoundDays_query$key }) {
  const styles = useStyles();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    FoundDaysMoreQuery,
    FoundDays_query$key
  >(
    graphql`
      fragment FoundDays_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        status: { type: "TimeLogStatus" }
        startDate: { type: "Date" }
        endDate: { type: "Date" }
        first: { type: "Int!" }
        after: { type: "String" }
      )
      @refetchable(queryName: "FoundDaysMoreQuery") {
        timeLogs(
          first: $first
          after: $after
          userId: $userId
          status: $status
          startDate: $startDate
          endDate: $endDate
        )
          @connection(key: "FoundDays_timeLogs", filters: ["userId", "status", "startDate", "endDate"])
          @required(action: THROW) {
          ...FoundDays_days
          edges { cursor }
        }
      }
    `,
    query,
  );
  const days = useDays(data.timeLogs);
  const { rows, failed } = extractRows(days);
  const columns: Column<LoggedDay>[] = [
    { key: 'date', header: 'Day', nowrap: true, cell: ({ date }) => formatLongDay(date) },
    {
      key: 'worked',
      header: 'Worked',
      cell: ({ worked }) => (worked ? 'Yes' : 'No'),
      labeled: true,
      importance: 2,
    },
    { key: 'notes', header: 'Notes', cell: ({ description }) => description || <NoValue />, importance: 2 },
    {
      key: 'status',
      header: 'Status',
      status: true,
      cell: (day) => (
        <span className={styles.status}>
          <StatusChip status={day.status} />
          <RejectionReason day={day} />
        </span>
      ),
    },
    { key: 'pay', header: 'Pay', importance: 2, cell: (day) => <PayChip day={day} /> },
  ];
  return (
    <Section title="Filtered Days" description={counted(days.totalCount, 'day')} flush>
      <DataTable
        label="Filtered Days"
        columns={columns}
        rows={rows.map(loggedDay)}
        failed={failed}
        rowKey={({ date }) => date}
        empty="No days match the filter."
      />
      {hasNext && (
        <div className={styles.more}>
          <Button busy={isLoadingNext} onClick={() => loadNext(FOUND_DAYS)}>
            Show More Days
          </Button>
        </div>
      )}
    </Section>
  );
}

const useDays = (days: FoundDays_days$key) =>
  useFragment(
    graphql`
      fragment FoundDays_days on TimeLogConnection @throwOnFieldError {
        totalCount
        edges {
          node @catch(to: RESULT) {
            ...loggedDay_timeLog
          }
        }
      }
    `,
    days,
  );
