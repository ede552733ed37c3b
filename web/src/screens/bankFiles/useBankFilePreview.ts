import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useBankFilePreviewQuery } from '../../__generated__/useBankFilePreviewQuery.graphql';
import type { BankFileRow } from './BankFileTable';

/** Whom the file pays besides those who are paid without a word. */
export type Choices = { readonly includeNew: boolean; readonly includeRepeated: boolean };

type Preview = {
  readonly nextBankingDay: string;
  /** Why no file in the format of Nacha can be made yet; null when it can. */
  readonly nachaIssue: string | null;
  readonly paid: readonly BankFileRow[];
  readonly leftOut: readonly BankFileRow[];
};
type Loaded = { readonly choices: Choices; readonly preview: Preview | null; readonly error: string | null };

/** Everything of the response, as the dialog shows it. */
function toLoaded(
  choices: Choices,
  { error, preview }: useBankFilePreviewQuery['response']['result'],
): Loaded {
  if (!preview) return { choices, preview: null, error: error?.message ?? null };
  const { nextBankingDay, nachaIssue, payees, leftOut } = preview;
  return {
    choices,
    error: null,
    preview: {
      nextBankingDay,
      nachaIssue: nachaIssue ?? null,
      paid: payees.map(({ name, amount, accountLast4, isNew, earlierOn }) => ({
        ...{ name, amount, isNew, earlierOn },
        detail: `•••• ${accountLast4}`,
      })),
      leftOut: leftOut.map(({ name, amount, reason }) => ({ name, amount, detail: reason })),
    },
  };
}

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
      next: ({ result }) => setLoaded(toLoaded(wanted, result)),
      error: () => setFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, week, includeNew, includeRepeated]);
  const isCurrent =
    loaded?.choices.includeNew === includeNew && loaded.choices.includeRepeated === includeRepeated;
  return {
    preview: loaded?.preview ?? null,
    error: hasFailed ? 'Failed to load payments' : (loaded?.error ?? null),
    isCurrent,
  };
}
