import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { ApprovalsScreenQuery } from '../../__generated__/ApprovalsScreenQuery.graphql';
import type {
  ReceiptStatus,
  useDecideReceiptsMutation,
} from '../../__generated__/useDecideReceiptsMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import type { ReceiptRow } from '../receipts/receiptRow';
import { decideInStore } from './decideInStore';

type Decision = { readonly status: ReceiptStatus; readonly reason?: string };
type Decided = Pick<ReceiptRow, 'id' | 'revision'>;

const DONE: Record<ReceiptStatus, string> = {
  APPROVED: 'Receipt approved.',
  REJECTED: 'Receipt rejected.',
  PENDING: 'The receipt is pending again.',
};

/**
 * Decides on a receipt: it shows at once, with a toast to undo it, and is reverted if the server refuses it. An undone
 * decision may bring back a week, and so refetches the queue.
 */
export function useDecideReceipts() {
  const variables = useScreenVariables<ApprovalsScreenQuery>();
  const [deciding, setDeciding] = useState<string | null>(null);
  const [mutate] = useMutation<useDecideReceiptsMutation>(
    graphql`
      mutation useDecideReceiptsMutation(
        $input: DecideReceiptsInput!
        $first: Int!
        $after: String
        $search: String
        $week: Date
        $movesWeeks: Boolean!
      ) {
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
            query {
              ...ApprovalsQueue_query @alias(as: "queue") @include(if: $movesWeeks)
            }
          }
        }
      }
    `,
    { failure: 'Couldn’t save the decision. Please try again.' },
  );
  const decide = useCallback(
    async (receipt: Decided, decision: Decision): Promise<Outcome<unknown>> => {
      const run = async ({ id, revision }: Decided, made: Decision): Promise<Outcome<unknown>> => {
        setDeciding(id);
        const outcome = await mutate(
          {
            ...variables(),
            input: { receipts: [{ id, revision }], ...made },
            movesWeeks: made.status === 'PENDING',
          },
          decideInStore([id], made),
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
        } else notify.warning(refusals[0]?.message ?? 'The decision wasn’t saved.');
        return outcome;
      };
      return run(receipt, decision);
    },
    [mutate, variables],
  );
  return { decide, deciding };
}
