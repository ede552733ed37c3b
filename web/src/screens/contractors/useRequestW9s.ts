import { graphql } from 'react-relay';
import type { useRequestW9sMutation } from '../../__generated__/useRequestW9sMutation.graphql';
import { counted } from '../../kit/lib/labels';
import { useForMany } from '../../kit/relay/useForMany';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';

type Person = { readonly id: string; readonly name: string };

/** Requests a Form W-9 from several people; the rows show it in place. */
export function useRequestW9s() {
  const [request] = useMutation<useRequestW9sMutation>(
    graphql`
      mutation useRequestW9sMutation($input: RequestW9Input!) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            user {
              w9SignedAt
              w9RequestedAt
            }
          }
        }
      }
    `,
    { failure: 'Failed to request the W-9' },
  );
  const { run, ...state } = useForMany<Person>(({ id }) => request({ input: { userId: id } }));
  const requestFrom = async (people: readonly Person[]) => {
    const refused = await run(people);
    const asked = people.length - refused.length;
    if (asked > 0) notify.success(`W-9 requested from ${counted(asked, 'contractor')}`);
  };
  return { ...state, requestFrom };
}
