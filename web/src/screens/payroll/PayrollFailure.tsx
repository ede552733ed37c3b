import { failureReason } from '../../kit/relay/failures';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ErrorState } from '../../kit/ui/ErrorState';
import { Section } from '../../kit/ui/Section';

/** In place of the tracker when the week could not be loaded: an unknown contractor, no connection. */
export function PayrollFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Section title="Payroll Tracker">
      <ErrorState
        text={failureReason(error) ?? 'Couldn’t load this payroll week.'}
        hint={
          <ButtonLink to="/dashboard/payroll" appearance="transparent">
            Choose another contractor
          </ButtonLink>
        }
        onRetry={onRetry}
      />
    </Section>
  );
}
