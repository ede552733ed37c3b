import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useImportPreviewQuery } from '../../__generated__/useImportPreviewQuery.graphql';

type Result = useImportPreviewQuery['response']['result'];
export type ImportPreview = NonNullable<Result['preview']>;
export type ImportedRow = ImportPreview['rows'][number];

const FAILURE = 'Failed to check the list';

/** Lets the server check a list; null with the reason if it is not one. */
export function useImportPreview() {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  const check = async (
    text: string,
    paidThrough: string,
  ): Promise<{ preview: ImportPreview | null; error: string | null }> => {
    setChecking(true);
    try {
      const response = await fetchQuery<useImportPreviewQuery>(
        environment,
        graphql`
          query useImportPreviewQuery($text: String!, $paidThrough: Date) @throwOnFieldError {
            result: peopleImportPreview(text: $text, paidThrough: $paidThrough) {
              ... on ValidationError @alias(as: "refusal") {
                message
              }
              ... on PeopleImportPreview @alias(as: "preview") {
                people
                wrong
                rows {
                  line
                  isRight
                  problem
                  steps
                  note
                  cells {
                    column
                    text
                    issue
                  }
                }
              }
            }
          }
        `,
        { text, paidThrough: paidThrough || null },
        { networkCacheConfig: { force: true } },
      ).toPromise();
      const { preview, refusal } = response?.result ?? {};
      return { preview: preview ?? null, error: preview ? null : (refusal?.message ?? FAILURE) };
    } catch {
      return { preview: null, error: FAILURE };
    } finally {
      setChecking(false);
    }
  };
  return { check, isChecking };
}
