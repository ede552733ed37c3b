import { graphql } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { useVerifyLedgerMutation } from '../../__generated__/useVerifyLedgerMutation.graphql';
import { counted } from '../../kit/lib/labels';
import { useMutation } from '../../kit/relay/useMutation';
import { useVerification } from './useVerification';

/** Compares the ledger with its seals in the log, and adds up its postings. */
export function useVerifyLedger() {
  const [run, isVerifying] = useMutation<useVerifyLedgerMutation>(
    graphql`
      mutation useVerifyLedgerMutation {
        result: checkLedger {
          verification {
            intact
            entries
            payees
            summary
            verifiedAt
          }
        }
      }
    `,
    { failure: 'Failed to verify the ledger' },
  );
  return useVerification('Adding up the ledger from its first entry...', isVerifying, async () => {
    const outcome = await run({});
    if (!outcome.ok) return { failure: outcome.message };
    const { intact, entries, payees, summary, verifiedAt } = outcome.result.verification;
    if (!intact) return { intact, title: 'The ledger doesn’t add up.', text: summary };
    return {
      intact,
      title: `The ledger adds up, ${counted(entries, 'entry', 'entries')}.`,
      text: `Every entry matches its seal, and the balances of ${counted(payees, 'payee', 'payees')} are right. Verified ${formatExactTime(verifiedAt)}.`,
    };
  });
}
