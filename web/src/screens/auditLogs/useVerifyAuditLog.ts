import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useVerifyAuditLogMutation,
  useVerifyAuditLogMutation$data,
} from '../../__generated__/useVerifyAuditLogMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** What the last verification found, or the message why it could not be run. */
export type Verified =
  | { readonly result: NonNullable<useVerifyAuditLogMutation$data['result']>['verification'] }
  | { readonly failure: string };

/** Verifies the whole log and keeps what was found until it is dismissed. */
export function useVerifyAuditLog() {
  const [run, isVerifying] = useMutation<useVerifyAuditLogMutation>(
    graphql`
      mutation useVerifyAuditLogMutation {
        result: checkAuditLog {
          verification {
            intact
            entries
            erased
            summary
            verifiedAt
          }
        }
      }
    `,
    { failure: 'Failed to verify the log' },
  );
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async () => {
    setVerified(null);
    const outcome = await run({});
    setVerified(outcome.ok ? { result: outcome.result.verification } : { failure: outcome.message });
  };
  return { verify, isVerifying, verified, dismiss: () => setVerified(null) };
}

export type Verification = ReturnType<typeof useVerifyAuditLog>;
