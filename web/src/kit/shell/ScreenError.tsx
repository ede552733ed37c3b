import { useRevalidator, useRouteError } from 'react-router-dom';
import { failureReason, isForbidden, NetworkFailure } from '../relay/failures';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Screen } from '../ui/Screen';

/** What appears in place of a screen that could not be loaded or drawn; the shell around it keeps working. */
export function ScreenError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isForbidden(error))
    return (
      <Screen title="Not allowed" width="narrow">
        <EmptyState
          text="Your account may not see this page."
          action={<ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>}
        />
      </Screen>
    );
  if (error instanceof NetworkFailure)
    return (
      <Screen title="No connection" width="narrow">
        <ErrorState text={error.message} hint="Check your connection and try again." onRetry={revalidate} />
      </Screen>
    );
  return (
    <Screen title="Something went wrong" width="narrow">
      <ErrorState text={failureReason(error) ?? 'This page could not be shown.'} onRetry={revalidate} />
    </Screen>
  );
}
