import { graphql } from 'react-relay';
import type { useMarkNoticesReadMutation } from '../../__generated__/useMarkNoticesReadMutation.graphql';
import { useAction } from '../relay/useAction';

/** The server marks at most this many at once, the newest. */
const MOST = 100;

/** Marks the shown notices as read; one that arrived since stays unread. */
export function useMarkNoticesRead() {
  const [run, isBusy] = useAction<useMarkNoticesReadMutation>(
    graphql`
      mutation useMarkNoticesReadMutation($input: MarkNoticesReadInput!, $most: Int!) {
        result: markNoticesRead(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on MarkNoticesReadPayload {
            user {
              unreadNotices
              notices(first: $most) {
                edges {
                  node {
                    readAt
                  }
                }
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to mark the notices as read. Please try again.' },
  );
  return [(ids: string[]) => run({ input: { ids: ids.slice(0, MOST) }, most: MOST }), isBusy] as const;
}
