import { useRouteError } from 'react-router-dom';
import { failureReason, NetworkFailure } from '../relay/failures';
import { ErrorState } from '../ui/ErrorState';
import { LonePage } from './LonePage';

/** The last boundary: a page that could not even be fetched. Reloading also brings a newer version. */
export function PageError() {
  const error = useRouteError();
  return (
    <LonePage>
      <ErrorState
        text={failureReason(error) ?? 'Couldn’t show this page.'}
        hint={
          error instanceof NetworkFailure ? 'Check your connection and reload the page.' : 'Reload the page.'
        }
        onRetry={() => window.location.reload()}
      />
    </LonePage>
  );
}
