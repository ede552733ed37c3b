import { useCallback } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { notify } from '../ui/notify';
import { type MutationTexts, type ResultMutation, useMutation } from './useMutation';

/** `useMutation` for a button outside a form: a refusal also shows as a toast. */
export function useAction<M extends ResultMutation>(document: GraphQLTaggedNode, texts: MutationTexts) {
  const [run, isBusy] = useMutation<M>(document, texts);
  const act = useCallback(
    async (variables: M['variables']) => {
      const outcome = await run(variables);
      if (!outcome.ok) notify.error(outcome.message);
      return outcome;
    },
    [run],
  );
  return [act, isBusy] as const;
}
