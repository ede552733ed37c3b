import { useRouteError } from 'react-router-dom';
import { failureReason, ServerFailure } from '../relay/failures';
import { ErrorState } from '../ui/ErrorState';

/** The last boundary: a page that could not even be fetched. Loading again also brings in a newer version. */
export function PageError() {
  const error = useRouteError();
  return (
    <main>
      <ErrorState
        text={failureReason(error) ?? 'This page could not be shown.'}
        hint={
          error instanceof ServerFailure
            ? 'Load the page again.'
            : 'Check your connection and load the page again.'
        }
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
