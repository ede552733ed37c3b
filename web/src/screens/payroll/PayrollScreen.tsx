import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { PayrollScreenQuery } from '../../__generated__/PayrollScreenQuery.graphql';
import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { failureReason } from '../../kit/relay/failures';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { PayrollSkeleton } from './PayrollSkeleton';
import { PayrollTabs } from './PayrollTabs';
import { PayrollTracker } from './PayrollTracker';
import { selection } from './selection';

// Only one of the two tabs shows. This one's entry fetches it together with the frame.
const TaxDocumentsTab = lazyPart(async () => (await import('./TaxDocumentsTab')).TaxDocumentsTab);

type Tracker = PreloadedQuery<PayrollScreenQuery>;
type Documents = PreloadedQuery<TaxDocumentsQuery>;

const isDocuments = (queryRef: Tracker | Documents): queryRef is Documents =>
  queryRef.name === 'TaxDocumentsQuery';

/** Payroll & Tax Management: the heading and the tabs appear at once and stay when a week cannot be loaded. */
export function PayrollScreen({ queryRef }: { queryRef: Tracker | Documents }) {
  return (
    <Screen title="Payroll & Tax Management">
      {isDocuments(queryRef) ? (
        <PayrollTabs tab="tax-documents">
          <Suspense>
            <TaxDocumentsTab queryRef={queryRef} />
          </Suspense>
        </PayrollTabs>
      ) : (
        <PayrollTabs tab="tracker">
          <TrackerTab queryRef={queryRef} />
        </PayrollTabs>
      )}
    </Screen>
  );
}

function TrackerTab({ queryRef }: ScreenProps<PayrollScreenQuery>) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorBoundary
      resetKey={queryRef}
      onRetry={revalidate}
      fallback={(error, retry) => <PayrollFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PayrollSkeleton />}>
        <PayrollContent queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PayrollContent({ queryRef }: ScreenProps<PayrollScreenQuery>) {
  const data = usePreloadedQuery<PayrollScreenQuery>(
    // The placeholder for 'none' never reaches the server's resolvers, because the week is left out with it.
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

/** Replaces the tracker when the week could not be loaded: an unknown contractor, no connection. */
function PayrollFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { contractor } = selection.read(useSearchParams()[0]);
  return (
    <Section title="Payroll Tracker">
      <ErrorState
        text={failureReason(error) ?? 'Couldn’t load this payroll week.'}
        hint={
          contractor && (
            <ButtonLink to="/dashboard/payroll" appearance="transparent">
              Choose Another Contractor
            </ButtonLink>
          )
        }
        onRetry={onRetry}
      />
    </Section>
  );
}
