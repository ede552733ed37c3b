import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type MutationParameters } from 'relay-runtime';
import type { ValidationIssue } from './failures';
import { serverMessage } from './failures';
import type { Outcome } from './useMutation';

/** A mutation of one field aliased `result`, a union whose refusals have a message. */
export type ApartMutation = MutationParameters & {
  readonly response: { readonly result: { readonly __typename: string } | null | undefined };
};

/** What a server returns for one operation: data, errors or both. */
type Response = { readonly data?: unknown; readonly errors?: readonly object[] };

type Refused = {
  readonly message?: string;
  readonly code?: string;
  readonly issues?: readonly ValidationIssue[];
};

/** The result of such a mutation if it is not refused. */
export type Granted<M extends ApartMutation, Name extends string> = Extract<
  M['response']['result'],
  { readonly __typename: Name }
>;

/**
 * `useMutation` for secrets. Relay keeps a mutation's input and result in its store while the page is open; this
 * bypasses the store, so only the caller has them.
 */
export function useApart<M extends ApartMutation, Name extends string>(
  document: GraphQLTaggedNode,
  failure: string,
) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (variables: M['variables']): Promise<Outcome<Granted<M, Name>>> => {
      const refuse = (message = failure, issues: readonly ValidationIssue[] = [], code?: string) =>
        ({ ok: false, message, issues, code }) as const;
      setBusy(true);
      try {
        const response = await environment
          .getNetwork()
          .execute(getRequest(document).params, variables, { force: true })
          .toPromise();
        const { data, errors } = response as Response;
        const { result } = (data ?? {}) as { result?: (Granted<M, Name> & Refused) | null };
        if (!result) return refuse(serverMessage(errors));
        return result.message === undefined
          ? { ok: true, result }
          : refuse(result.message, result.issues, result.code);
      } catch (error) {
        return refuse(serverMessage(error));
      } finally {
        setBusy(false);
      }
    },
    [environment, document, failure],
  );
  return [run, isBusy] as const;
}
