import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  ReceiptStatus,
  useDecideReceiptsMutation,
} from '../../__generated__/useDecideReceiptsMutation.graphql';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import type { ReceiptRow } from '../receipts/receiptRow';

type Decision = { readonly status: ReceiptStatus; readonly reason?: string };
type Decided = Pick<ReceiptRow, 'id' | 'revision'>;

const DONE: Record<ReceiptStatus, string> = {
  APPROVED: 'Receipt approved.',
  REJECTED: 'Receipt rejected.',
  PENDING: 'The receipt is waiting for a decision again.',
};

/** What the server will answer if it does not refuse. The revision is its own to give. */
const asDecided = (
  { id, revision }: Decided,
  { status, reason }: Decision,
): useDecideReceiptsMutation['rawResponse'] => ({
  result: {
    __typename: 'DecideReceiptsPayload',
    decided: [{ id, revision, status, rejectionReason: reason ?? null }],
    refusals: [],
  },
});

/** Decides about a receipt: it shows at once, is said with a way back, and is taken back if the server refuses it. */
export function useDecideReceipts() {
  const [deciding, setDeciding] = useState<string | null>(null);
  const [mutate] = useMutation<useDecideReceiptsMutation>(
    graphql`
      mutation useDecideReceiptsMutation($input: DecideReceiptsInput!) @raw_response_type {
        result: decideReceipts(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DecideReceiptsPayload @alias(as: "outcome") {
            decided {
              id
              status
              rejectionReason
              revision
            }
            refusals {
              message
            }
          }
        }
      }
    `,
    { failure: 'The receipt could not be decided. Please try again.' },
  );
  const decide = useCallback(
    async (receipt: Decided, decision: Decision): Promise<Outcome<unknown>> => {
      const run = async ({ id, revision }: Decided, made: Decision): Promise<Outcome<unknown>> => {
        setDeciding(id);
        const outcome = await mutate(
          { input: { receipts: [{ id, revision }], ...made } },
          asDecided({ id, revision }, made),
        );
        setDeciding(null);
        if (!outcome.ok) {
          if (made.status !== 'REJECTED') notify.error(outcome.message);
          return outcome;
        }
        const { decided, refusals } = outcome.result.outcome ?? { decided: [], refusals: [] };
        const [now] = decided;
        if (now) {
          const undo = { label: 'Undo', onClick: () => void run(now, { status: 'PENDING' }) };
          notify.success(DONE[made.status], ...(made.status === 'PENDING' ? [] : [undo]));
        } else notify.warning(refusals[0]?.message ?? 'The receipt was not decided.');
        return outcome;
      };
      return run(receipt, decision);
    },
    [mutate],
  );
  return { decide, deciding };
}
