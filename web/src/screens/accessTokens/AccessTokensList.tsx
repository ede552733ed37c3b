import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { AccessTokensList_tokens$key } from '../../__generated__/AccessTokensList_tokens.graphql';
import type { AccessTokensList_user$key } from '../../__generated__/AccessTokensList_user.graphql';
import type { AccessTokensListMoreQuery } from '../../__generated__/AccessTokensListMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { ErrorState } from '../../kit/ui/ErrorState';
import { AccessTokensTable } from './AccessTokensTable';
import { TOKEN_PAGE } from './tokenPage';

const useStyles = makeStyles({ more: { padding: tokens.spacingVerticalM, textAlign: 'center' } });

/** The user's own tokens, newest first, including expired ones. */
export function AccessTokensList({ user }: { user: AccessTokensList_user$key }) {
  const styles = useStyles();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AccessTokensListMoreQuery,
    AccessTokensList_user$key
  >(
    graphql`
      fragment AccessTokensList_user on User
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "AccessTokensListMoreQuery") {
        personalAccessTokens(first: $first, after: $after)
          @connection(key: "AccessTokensList_personalAccessTokens", filters: [])
          @required(action: THROW) {
          ...AccessTokensList_tokens
          edges { cursor }
        }
      }
    `,
    user,
  );
  const connection = useFragment<AccessTokensList_tokens$key>(
    graphql`
      fragment AccessTokensList_tokens on PersonalAccessTokenConnection @throwOnFieldError {
        edges {
          node @catch(to: RESULT) {
            ...AccessTokensTable_token
          }
        }
      }
    `,
    data.personalAccessTokens,
  );
  const [hasFailed, setFailed] = useState(false);
  const loadMore = () => {
    setFailed(false);
    loadNext(TOKEN_PAGE, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <>
      <AccessTokensTable list={extractRows(connection)} />
      {hasFailed && <ErrorState text="Failed to load access tokens" />}
      {hasNext && (
        <div className={styles.more}>
          <Button busy={isLoadingNext} onClick={loadMore}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}
