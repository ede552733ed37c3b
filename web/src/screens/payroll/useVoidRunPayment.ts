import { graphql } from 'react-relay';
import type {
  useVoidRunPaymentMutation,
  VoidPaymentInput,
} from '../../__generated__/useVoidRunPaymentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Voids the payment of a run, which is then processed and not paid. */
export function useVoidRunPayment() {
  const [run, isBusy] = useMutation<useVoidRunPaymentMutation>(
    graphql`
      mutation useVoidRunPaymentMutation($input: VoidPaymentInput!) {
        result: voidPayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on VoidPaymentPayload {
            payment {
              settled {
                run {
                  ...PayrollRunView_run
                }
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to void the payment' },
  );
  return [(input: VoidPaymentInput) => run({ input }), isBusy] as const;
}
