import { ArrowClockwiseRegular, ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { AuditLogsScreenQuery } from '../../__generated__/AuditLogsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { failureReason, listErrors } from '../../kit/relay/failures';
import { ListScreen } from '../../kit/relay/ListScreen';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Button } from '../../kit/ui/Button';
import { lazyPart } from '../../kit/ui/lazyPart';
import { AuditLogCards, AuditLogCardsSkeleton } from './AuditLogCards';
import { AuditLogsFilterBar } from './AuditLogsFilterBar';
import { AuditLogsList } from './AuditLogsList';
import { AuditLogsTableSkeleton } from './AuditLogsTable';
import type { Verification } from './useVerification';
import { useVerifyAuditLog } from './useVerifyAuditLog';
import { useVerifyLedger } from './useVerifyLedger';

// Loaded on demand: records are checked once in a while.
const VerifyOutcome = lazyPart(async () => (await import('./VerifyOutcome')).VerifyOutcome);

type Props = ScreenProps<AuditLogsScreenQuery>;

const query = graphql`
  query AuditLogsScreenQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $userId: ID
    $action: String
    $level: LogLevel
    $startDate: Date
    $endDate: Date
    $person: ID!
    $hasPerson: Boolean!
  ) {
    ...AuditLogCards_query
    ...AuditLogsFilterBar_query
    ...AuditLogsList_query
  }
`;

const failure = 'Failed to load logs';

// The server's own list of every action.
const readReason = (error: unknown): string =>
  listErrors(error).some(({ extensions }) => extensions?.code === 'VALIDATION')
    ? 'This address has a filter that isn’t valid. Clear the filters to see all logs.'
    : (failureReason(error) ?? '');

/** Who did what and when, and whether anyone has tampered with the records. */
export function AuditLogsScreen({ queryRef }: Props) {
  const { revalidate, state } = useRevalidator();
  const log = useVerifyAuditLog();
  const ledger = useVerifyLedger();
  return (
    <ListScreen
      title="Audit Logs"
      actions={
        <>
          <CheckRecordsButton proofs={[log, ledger]} />
          <Button icon={<ArrowClockwiseRegular />} busy={state === 'loading'} onClick={() => revalidate()}>
            Refresh
          </Button>
        </>
      }
      queryRef={queryRef}
      failure={failure}
      reason={readReason}
      notices={
        <>
          <Verified verification={log} />
          <Verified verification={ledger} />
        </>
      }
      // Without their numbers the cards would only be in the way.
      cards={{
        loading: <AuditLogCardsSkeleton />,
        failed: null,
        children: <Cards queryRef={queryRef} />,
      }}
      filters={
        <ScreenRegion
          queryRef={queryRef}
          failure={failure}
          loading={<AuditLogsFilterBar query={null} isLoading />}
          failed={<AuditLogsFilterBar query={null} />}
        >
          <Filters queryRef={queryRef} />
        </ScreenRegion>
      }
      loading={<AuditLogsTableSkeleton />}
      list={<List queryRef={queryRef} />}
    />
  );
}

/** Runs every proof, one after the other; VerifyOutcome shows each result. */
function CheckRecordsButton({ proofs }: { proofs: readonly Verification[] }) {
  const check = async () => {
    for (const { dismiss } of proofs) dismiss();
    // One at a time: someone who has to confirm their identity does it once.
    for (const { verify } of proofs) await verify();
  };
  return (
    <Button
      icon={<ShieldCheckmarkRegular />}
      busy={proofs.some(({ isVerifying }) => isVerifying)}
      busyLabel="Checking..."
      onClick={check}
    >
      Check the Records
    </Button>
  );
}

function Verified({ verification }: { verification: Verification }) {
  return verification.isVerifying || verification.verified ? (
    <Suspense>
      <VerifyOutcome verification={verification} />
    </Suspense>
  ) : null;
}

// One request for all: they are separate so that the filters stay when it fails.
function Cards({ queryRef }: Props) {
  return <AuditLogCards query={usePreloadedQuery<AuditLogsScreenQuery>(query, queryRef)} />;
}

function Filters({ queryRef }: Props) {
  return <AuditLogsFilterBar query={usePreloadedQuery<AuditLogsScreenQuery>(query, queryRef)} />;
}

function List({ queryRef }: Props) {
  return <AuditLogsList query={usePreloadedQuery<AuditLogsScreenQuery>(query, queryRef)} />;
}
