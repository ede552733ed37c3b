import { graphql } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { useVerifyAuditLogMutation } from '../../__generated__/useVerifyAuditLogMutation.graphql';
import { counted } from '../../kit/lib/labels';
import { useMutation } from '../../kit/relay/useMutation';
import { useVerification } from './useVerification';

/** Verifies the whole log. */
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
  return useVerification('Verifying every entry from the first to the last...', isVerifying, async () => {
    const outcome = await run({});
    if (!outcome.ok) return { failure: outcome.message };
    const { intact, entries, erased, summary, verifiedAt } = outcome.result.verification;
    if (!intact) return { intact, title: 'The log isn’t intact.', text: summary };
    const gone = erased > 0 ? ` Erased with a deleted person: ${counted(erased, 'entry', 'entries')}.` : '';
    return {
      intact,
      title: `The log is intact, ${counted(entries, 'entry', 'entries')}.`,
      text: `Verified ${formatExactTime(verifiedAt)}.${gone}`,
    };
  });
}
