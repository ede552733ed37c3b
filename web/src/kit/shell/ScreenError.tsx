import { useRevalidator, useRouteError } from 'react-router-dom';
import { failureReason, isForbidden, NetworkFailure } from '../relay/failures';
import { CodeFailure } from '../relay/fetchCode';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Screen } from '../ui/Screen';

/** Replaces a screen that could not be loaded or drawn; the shell around it keeps working. */
export function ScreenError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isForbidden(error))
    return (
      <Screen title="Not allowed" width="narrow">
        <EmptyState
          text="Your account doesn’t have access to this page."
          action={<ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>}
        />
      </Screen>
    );
  if (error instanceof NetworkFailure)
    return (
      <Screen title="No connection" width="narrow">
        <ErrorState text={error.message} hint="Check your connection and try again." onRetry={revalidate} />
      </Screen>
    );
  const isCode = error instanceof CodeFailure;
  return (
    <Screen title="Something went wrong" width="narrow">
      <ErrorState
        text={failureReason(error) ?? 'Couldn’t show this page.'}
        hint={isCode ? 'Reload the page.' : undefined}
        // Some browsers never request code again after it failed to load.
        onRetry={isCode ? () => window.location.reload() : revalidate}
      />
    </Screen>
  );
}
