import { graphql, readInlineData } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { useRemoveFactor_user$key } from '../../__generated__/useRemoveFactor_user.graphql';
import { type ResultMutation, useMutation } from '../../kit/relay/useMutation';
import { noteSecondFactors } from '../../kit/session/sessionStore';

type RemovalMutation = ResultMutation & {
  readonly response: { readonly result: { readonly user?: useRemoveFactor_user$key | null } };
};

/** Removes one of the viewer's second factors: the card and the session know at once what is left. */
export function useRemoveFactor<M extends RemovalMutation>(document: GraphQLTaggedNode, success: string) {
  const [remove, isBusy] = useMutation<M>(document, { success, failure: 'Failed to remove it' });
  const run = async (variables: M['variables']) => {
    const outcome = await remove(variables);
    if (!outcome.ok || !outcome.result.user) return outcome;
    const { needsSecondFactor, secondFactors } = readInlineData(
      graphql`
        fragment useRemoveFactor_user on User @inline {
          ...SecondFactorCard_user
          needsSecondFactor
          secondFactors
        }
      `,
      outcome.result.user,
    );
    noteSecondFactors({ needsSecondFactor, secondFactors });
    return outcome;
  };
  return [run, isBusy] as const;
}
