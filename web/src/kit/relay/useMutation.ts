import { useCallback } from 'react';
import { useMutation as useRelayMutation } from 'react-relay';
import {
  type GraphQLTaggedNode,
  getRequest,
  type MutationParameters,
  type RecordSourceSelectorProxy,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import type { mutationErrors_error$key } from '../../__generated__/mutationErrors_error.graphql';
import { notify } from '../ui/notify';
import { NetworkFailure, serverMessage, unreadableFields, type ValidationIssue } from './failures';
import { mutationErrors } from './mutationErrors';

/**
 * The form of a mutation this hook reads: one field aliased `result`, a union whose refusals are spread as `... on
 * Error @alias(as: "error") { ...mutationErrors_error }`.
 */
export type ResultMutation = MutationParameters & {
  readonly response: {
    readonly result:
      | {
          readonly [field: string]: unknown;
          readonly error?: mutationErrors_error$key | null;
        }
      | null
      | undefined;
  };
};

type ResultOf<M extends ResultMutation> = NonNullable<M['response']['result']>;

/** Shown when it worked (as a toast; may be left out), and when the server sends no better message. */
export type MutationTexts = { readonly success?: string; readonly failure: string };

/**
 * The outcome. `issues` is empty unless the server found input errors; `code` is the refusal's, unless the operation
 * failed as a whole.
 */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | ({ readonly ok: false } & Refusal);

type Refusal = {
  readonly message: string;
  readonly issues: readonly ValidationIssue[];
  readonly code?: string;
  /** The server could not be reached, so it is unknown whether the mutation ran. */
  readonly isUnreachable?: boolean;
};

/** The `query` of a payload replaces the page's data: the store keeps it with the payload, and pages read the root. */
const takeOverQuery = (document: GraphQLTaggedNode) => (store: RecordSourceSelectorProxy) => {
  const [field] = getRequest(document).operation.selections;
  if (field?.kind !== 'LinkedField') return;
  const query = store.getRootField(field.name)?.getLinkedRecord('query');
  if (query) store.getRoot().copyFieldsFrom(query);
};

/**
 * Runs a mutation and reports its outcome; never rejects. The caller shows a refusal: a form beside its fields and in
 * its summary, a row's button through `useAction`. With an optimistic response or updater the page shows the change at
 * once, and reverts it if it is refused.
 */
export function useMutation<M extends ResultMutation>(document: GraphQLTaggedNode, texts: MutationTexts) {
  const [commit, isBusy] = useRelayMutation<M>(document);
  const { success, failure } = texts;
  const run = useCallback(
    (variables: M['variables'], optimistic?: M['rawResponse'] | SelectorStoreUpdater<M['response']>) =>
      new Promise<Outcome<ResultOf<M>>>((resolve) => {
        const refuse = ({ message = failure, issues = [], ...more }: Partial<Refusal>) =>
          resolve({ ok: false, message, issues, ...more });
        const refuseWhole = (error: unknown) => {
          const issues = unreadableFields(error);
          const isUnreachable = error instanceof NetworkFailure;
          refuse({ message: issues[0]?.message ?? serverMessage(error), issues, isUnreachable });
        };
        commit({
          variables,
          updater: takeOverQuery(document),
          ...(typeof optimistic === 'function'
            ? { optimisticUpdater: optimistic }
            : optimistic && { optimisticResponse: optimistic }),
          onError: refuseWhole,
          onCompleted: ({ result }, errors) => {
            // With a result the mutation ran, even if some of its fields failed.
            if (!result) return refuseWhole(errors);
            if (result.error) return refuse(mutationErrors(result.error));
            if (success) notify.success(success);
            resolve({ ok: true, result });
          },
        });
      }),
    [commit, document, success, failure],
  );
  return [run, isBusy] as const;
}
