import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { TimeLogCounts_query$key } from '../../__generated__/TimeLogCounts_query.graphql';
import { Section } from '../../kit/ui/Section';
import { CountCards } from './CountCards';
import { timeLogFilter } from './filter';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type TimeLogCountsProps = { query: TimeLogCounts_query$key; children: ReactNode };

/** The counts of everything that matches the filter below them. */
export function TimeLogCounts({ query, children }: TimeLogCountsProps) {
  const styles = useStyles();
  const [parameters] = useSearchParams();
  const { counts } = useFragment(
    graphql`
      fragment TimeLogCounts_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        status: { type: "TimeLogStatus" }
        startDate: { type: "Date" }
        endDate: { type: "Date" }
      )
      @throwOnFieldError {
        counts: timeLogs(
          first: 1
          userId: $userId
          status: $status
          startDate: $startDate
          endDate: $endDate
        ) {
          totalCount
          approvedCount
          pendingCount
          rejectedCount
        }
      }
    `,
    query,
  );
  const isFiltered = timeLogFilter.isFiltered(timeLogFilter.read(parameters));
  return (
    <Section
      title="Weekly Time Logs"
      description={isFiltered ? 'Only the days that match the filters.' : undefined}
    >
      <div className={styles.root}>
        <CountCards {...counts} />
        {children}
      </div>
    </Section>
  );
}
