import { useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccessTokensScreenQuery } from '../../__generated__/AccessTokensScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { AccessTokensTable, AccessTokensTableSkeleton } from './AccessTokensTable';

const CreateTokenDialog = lazyDialog(async () => (await import('./CreateTokenDialog')).CreateTokenDialog);

type Props = ScreenProps<AccessTokensScreenQuery>;

/** One's own keys for scripts: made, seen to be used, and revoked. */
export function AccessTokensScreen({ queryRef }: Props) {
  const [isCreating, setCreating] = useState(false);
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Screen
      title="Access Tokens"
      description="Keys for scripts and spreadsheets, sent in place of your password. Each may do at most what you may."
      actions={
        <Button
          appearance="primary"
          icon={<AddRegular />}
          onClick={() => setCreating(true)}
          {...restoreFocus}
        >
          Create Token
        </Button>
      }
    >
      <Section flush>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load access tokens"
          loading={<AccessTokensTableSkeleton />}
        >
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </Screen>
  );
}

function List({ queryRef }: Props) {
  const { viewer } = usePreloadedQuery<AccessTokensScreenQuery>(
    graphql`
      query AccessTokensScreenQuery @throwOnFieldError {
        viewer {
          accessTokens {
            ...AccessTokensTable_token
          }
        }
      }
    `,
    queryRef,
  );
  return <AccessTokensTable tokens={viewer.accessTokens} />;
}
