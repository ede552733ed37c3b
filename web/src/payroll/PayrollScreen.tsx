import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { PayrollScreenQuery } from '../__generated__/PayrollScreenQuery.graphql';
import type { ScreenProps } from '../relay/entry';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Screen } from '../ui/Screen';
import { PayrollFailure } from './PayrollFailure';
import { PayrollSkeleton } from './PayrollSkeleton';
import { PayrollTracker } from './PayrollTracker';

/** Payroll & Tax Management: the heading stands at once and stays when a week cannot be loaded. */
export function PayrollScreen({ queryRef }: ScreenProps<PayrollScreenQuery>) {
  const { revalidate } = useRevalidator();
  return (
    <Screen title="Payroll & Tax Management">
      <ErrorBoundary
        resetKey={queryRef}
        onRetry={revalidate}
        fallback={(error, retry) => <PayrollFailure error={error} onRetry={retry} />}
      >
        <Suspense fallback={<PayrollSkeleton />}>
          <PayrollContent queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </Screen>
  );
}

function PayrollContent({ queryRef }: ScreenProps<PayrollScreenQuery>) {
  const data = usePreloadedQuery<PayrollScreenQuery>(
    // What stands for 'none' is never sent to the server's resolvers: the week is left out with it.
    graphql`
      query PayrollScreenQuery($contractor: ID = "", $week: Date = "2001-01-01", $hasWeek: Boolean!)
      @throwOnFieldError {
        ...PayrollTracker_query
      }
    `,
    queryRef,
  );
  return <PayrollTracker query={data} />;
}
