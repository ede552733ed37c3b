import { useSearchParams } from 'react-router-dom';
import { failureReason } from '../../kit/relay/failures';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ErrorState } from '../../kit/ui/ErrorState';
import { Section } from '../../kit/ui/Section';
import { selection } from './selection';

/** Replaces the tracker when the week could not be loaded: an unknown contractor, no connection. */
export function PayrollFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
