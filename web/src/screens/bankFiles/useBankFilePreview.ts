import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useBankFilePreviewQuery,
  useBankFilePreviewQuery$data,
} from '../../__generated__/useBankFilePreviewQuery.graphql';

/** Whom the file pays besides those who are paid without a word. */
export type Choices = { readonly includeNew: boolean; readonly includeRepeated: boolean };

type Loaded = { readonly choices: Choices; readonly result: useBankFilePreviewQuery$data['result'] };

/** Whom the file pays with these choices, as the server has it now; the former stays until the next is there. */
export function useBankFilePreview(week: string, choices: Choices) {
  const environment = useRelayEnvironment();
  const { includeNew, includeRepeated } = choices;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const wanted = { includeNew, includeRepeated };
    const request = fetchQuery<useBankFilePreviewQuery>(
      environment,
      graphql`
        query useBankFilePreviewQuery($week: Date!, $includeNew: Boolean!, $includeRepeated: Boolean!)
        @throwOnFieldError {
          result: bankFilePreview(
            weekStart: $week
            includeNew: $includeNew
            includeRepeated: $includeRepeated
          ) {
            ... on Error @alias(as: "error") {
              message
            }
            ... on BankFilePreview @alias(as: "preview") {
              nextBankingDay
              nachaIssue
              payees {
                name
                amount
                accountLast4
                isNew
                earlierOn
              }
              leftOut {
                name
                amount
                reason
              }
            }
          }
        }
      `,
      { week, ...wanted },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      start: () => setFailed(false),
      next: ({ result }) => setLoaded({ choices: wanted, result }),
      error: () => setFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, week, includeNew, includeRepeated]);
  const isCurrent =
    loaded?.choices.includeNew === includeNew && loaded.choices.includeRepeated === includeRepeated;
  return {
    preview: loaded?.result.preview ?? null,
    error: hasFailed ? 'Failed to load who is paid' : (loaded?.result.error?.message ?? null),
    isCurrent,
  };
}
