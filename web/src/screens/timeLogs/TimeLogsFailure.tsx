import type { ReactNode } from 'react';
import { failureReason } from '../../kit/relay/failures';
import { ErrorState } from '../../kit/ui/ErrorState';
import { Section } from '../../kit/ui/Section';
import { CountCards } from './CountCards';
import { PayAccordions } from './PayAccordions';

const nothing = { daysWorked: 0, earned: 0, expenses: 0, paid: 0 };

type TimeLogsFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** If the pay summary failed with it. */
  summary?: ReactNode;
  /** The parts that still work. */
  children: ReactNode;
};

/** The days without their data: counts at zero, and the reason. */
export function TimeLogsFailure({ error, onRetry, summary, children }: TimeLogsFailureProps) {
  return (
    <>
      <ErrorState text="Failed to load time logs" hint={failureReason(error)} onRetry={onRetry} />
      <Section title="Weekly Time Logs">
        <CountCards totalCount={0} approvedCount={0} pendingCount={0} />
      </Section>
      {children}
      {summary}
    </>
  );
}

/** The pay summary at zero. */
export function NoPaySummary() {
  return (
    <Section title="Pay Summary">
      <PayAccordions weekly={[]} monthly={[]} yearToDate={nothing} />
    </Section>
  );
}
