import { AddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccessTokensScreenQuery } from '../../__generated__/AccessTokensScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { DataTabs } from '../queries/DataTabs';
import { AccessTokensList } from './AccessTokensList';
import { AccessTokensTableSkeleton } from './AccessTokensTable';

const CreateTokenDialog = lazyDialog(async () => (await import('./CreateTokenDialog')).CreateTokenDialog);
const NewTokenDialog = lazyDialog(async () => (await import('./NewTokenDialog')).NewTokenDialog);

const screenQuery = graphql`
  query AccessTokensScreenQuery($first: Int!) @throwOnFieldError {
    viewer {
      ...CreateTokenDialog_viewer
      ...AccessTokensList_user @arguments(first: $first)
    }
  }
`;

type Props = ScreenProps<AccessTokensScreenQuery>;
type Made = { name: string; token: string };

/** The user's own keys for scripts: create, check and revoke them. */
export function AccessTokensScreen({ queryRef }: Props) {
  const readsAll = readsPayroll(useSessionUser());
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <ListScreen
      title={readsAll ? 'Data and API' : 'Access Tokens'}
      description="Keys that let scripts and spreadsheets in without your password. A token can’t do more than you can."
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
          Create Token
        </Button>
      }
      queryRef={queryRef}
      failure="Failed to load access tokens"
      notices={<DataTabs />}
      loading={<AccessTokensTableSkeleton />}
      list={<List queryRef={queryRef} />}
    >
      {isCreating && (
        <ScreenRegion queryRef={queryRef} failure="" loading={null} failed={null}>
          <Creation
            queryRef={queryRef}
            onCreated={(token) => {
              setMade(token);
              setCreating(false);
            }}
            onClose={() => setCreating(false)}
          />
        </ScreenRegion>
      )}
      {/* Outside the region: the token shows only once, whatever happens to the list. */}
      {made && <NewTokenDialog {...made} onClose={() => setMade(null)} />}
    </ListScreen>
  );
}

function List({ queryRef }: Props) {
  const { viewer } = usePreloadedQuery<AccessTokensScreenQuery>(screenQuery, queryRef);
  return <AccessTokensList user={viewer} />;
}

function Creation({ queryRef, ...rest }: Props & { onCreated: (made: Made) => void; onClose: () => void }) {
  const { viewer } = usePreloadedQuery<AccessTokensScreenQuery>(screenQuery, queryRef);
  return <CreateTokenDialog viewer={viewer} {...rest} />;
}
