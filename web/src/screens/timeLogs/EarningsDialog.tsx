import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { EarningsDialogQuery } from '../../__generated__/EarningsDialogQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { QueryDialog } from '../../kit/relay/QueryDialog';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { EarningsByWeek } from './EarningsByWeek';
import { earningWeeks } from './earningWeeks';

const query = graphql`
  query EarningsDialogQuery($userId: ID!, $startDate: Date!, $endDate: Date!) @throwOnFieldError {
    viewer {
      daySummary {
        awaitedDays {
          date
          rate
        }
      }
    }
    payrollRuns(userId: $userId, startDate: $startDate, endDate: $endDate, first: 300) {
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          ...EarningDays_run @relay(mask: false)
          entries {
            date
            pay
          }
        }
      }
    }
    receipts(userId: $userId, startDate: $startDate, endDate: $endDate, first: 300) {
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          ...EarningDays_receipt @relay(mask: false)
          status
        }
      }
    }
  }
`;

type EarningsDialogProps = { userId: string; year: number; onClose: () => void };

/** The days behind the viewer's estimated earnings of a year, each with its rate or its amount in a run. */
export function EarningsDialog({ userId, year, onClose }: EarningsDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const variables = { userId, startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const policy = attempt ? 'network-only' : 'store-and-network';
  const queryRef = useQueryRef<EarningsDialogQuery>(query, variables, policy, attempt);
  if (!queryRef) return null;
  return (
    <QueryDialog
      title={`Estimated Earnings in ${year}`}
      loading="Loading days..."
      failure="Failed to load the days behind these earnings"
      queryRef={queryRef}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose}
    >
      <Loaded queryRef={queryRef} year={year} />
    </QueryDialog>
  );
}

function Loaded({ queryRef, year }: { queryRef: PreloadedQuery<EarningsDialogQuery>; year: number }) {
  const { viewer, payrollRuns, receipts } = usePreloadedQuery<EarningsDialogQuery>(query, queryRef);
  const weeks = earningWeeks({
    year,
    awaited: viewer.daySummary.awaitedDays,
    runs: extractNodes(payrollRuns),
    receipts: extractNodes(receipts),
  });
  return (
    <EarningsByWeek weeks={weeks} isCut={payrollRuns.pageInfo.hasNextPage || receipts.pageInfo.hasNextPage} />
  );
}
