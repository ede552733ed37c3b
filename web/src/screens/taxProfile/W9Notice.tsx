import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { W9Notice_query$key } from '../../__generated__/W9Notice_query.graphql';
import { lazyPart } from '../../kit/ui/lazyPart';

/** Most people have signed their form and never need it. */
const W9NoticeBar = lazyPart(async () => (await import('./W9NoticeBar')).W9NoticeBar);

/** The link to the Form W-9 for someone who has not signed one; nothing for everyone else. */
export function W9Notice({ query }: { query: W9Notice_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment W9Notice_query on Query @throwOnFieldError {
        viewer {
          w9RequestedAt
          taxProfile {
            isMistake
          }
        }
      }
    `,
    query,
  );
  const { taxProfile, w9RequestedAt } = viewer;
  if (taxProfile && !taxProfile.isMistake && !w9RequestedAt) return null;
  return (
    <Suspense>
      <W9NoticeBar
        isMistake={taxProfile?.isMistake ?? false}
        isSigned={taxProfile !== null}
        requestedAt={w9RequestedAt}
      />
    </Suspense>
  );
}
