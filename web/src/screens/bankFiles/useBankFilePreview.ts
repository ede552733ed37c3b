import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useBankFilePreviewQuery } from '../../__generated__/useBankFilePreviewQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import type { BankFileRow } from './BankFileTable';
import type { MadeFile } from './MadeFiles';

/** The people to pay in addition to those without warnings. */
export type Choices = { readonly includeNew: boolean; readonly includeRepeated: boolean };

type Preview = {
  readonly nextBankingDay: string;
  /** Why no Nacha file can be made yet; null when it can. */
  readonly nachaIssue: string | null;
  /** Why it would pay no one; null when it pays someone. */
  readonly nobodyIssue: string | null;
  /** Whether two people have to approve the file. */
  readonly needsSecondPerson: boolean;
  readonly paid: readonly BankFileRow[];
  readonly leftOut: readonly BankFileRow[];
  /** The week's made files, newest first. */
  readonly files: readonly MadeFile[];
};
type Loaded = { readonly choices: Choices; readonly preview: Preview | null; readonly error: string | null };

/** The whole response, as the dialog shows it. */
function toLoaded(
  choices: Choices,
  { result: { error, preview }, bankFiles }: useBankFilePreviewQuery['response'],
): Loaded {
  if (!preview) return { choices, preview: null, error: error?.message ?? null };
  const { nextBankingDay, nachaIssue, nobodyIssue, needsSecondPerson, payees, leftOut } = preview;
  return {
    choices,
    error: null,
    preview: {
      nextBankingDay,
      nachaIssue: nachaIssue ?? null,
      nobodyIssue: nobodyIssue ?? null,
      needsSecondPerson,
      paid: payees.map(({ accountLast4, ...payee }) => ({
        ...payee,
        detail: `•••• ${accountLast4}`,
      })),
      leftOut: leftOut.map(({ name, amount, reason }) => ({ name, amount, detail: reason })),
      files: extractNodes(bankFiles).map(({ madeBy, approvedBy, sha256, outdatedReason, ...file }) => ({
        ...file,
        madeBy: madeBy?.name ?? null,
        approvedBy: approvedBy ?? null,
        sha256: sha256 ?? null,
        outdatedReason: outdatedReason ?? null,
      })),
    },
  };
}

/**
 * A preview of the file with these choices, from the server's present data; the previous one stays until the next has
 * loaded.
 */
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
          bankFiles(filter: { weekStart: { from: $week, to: $week } }, first: 20) {
            edges {
              node {
                id
                format
                effectiveOn
                createdAt
                madeBy {
                  name
                }
                approvedBy
                amount
                sha256
                outdatedReason
              }
            }
          }
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
              nobodyIssue
              needsSecondPerson
              payees {
                name
                amount
                accountLast4
                isNew
                sharedWith
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
      next: (response) => setLoaded(toLoaded(wanted, response)),
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
