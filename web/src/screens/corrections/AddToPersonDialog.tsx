import { useState } from 'react';
import { graphql } from 'react-relay';
import { previousWeek } from 'rules/weekChoice';
import type {
  AddToPayInput,
  AddToPersonDialogMutation,
} from '../../__generated__/AddToPersonDialogMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { AddToPayDialog } from './AddToPayDialog';
import type { AddToPayProps } from './AddToPayForm';

type AddToPersonDialogProps = Pick<AddToPayProps, 'person' | 'onClose'> & {
  today: string;
  /** How many runs the response includes, as the page lists them. */
  first: number;
};

/** Adds to someone's pay from their own page: for last week by default. */
export function AddToPersonDialog({ today, first, ...props }: AddToPersonDialogProps) {
  const [week, setWeek] = useState(previousWeek(today));
  const [run, isBusy] = useMutation<AddToPersonDialogMutation>(
    graphql`
      mutation AddToPersonDialogMutation($input: AddToPayInput!, $userId: ID!, $first: Int!) {
        result: addToPay(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on AddToPayPayload {
            payrollRun {
              user {
                ...NextPayFact_user
                ...BackPayFact_user
              }
            }
            query {
              ...PayTab_query @arguments(userId: $userId, first: $first)
            }
          }
        }
      }
    `,
    { failure: 'Failed to add to pay' },
  );
  const save = (input: AddToPayInput) => run({ input, userId: input.userId, first });
  return <AddToPayDialog {...props} week={week} onWeek={setWeek} busy={isBusy} save={save} />;
}
