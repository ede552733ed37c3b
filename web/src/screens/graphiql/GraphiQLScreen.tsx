import 'graphiql/style.css';
import './graphiql.css';
import { makeStyles, tokens } from '@fluentui/react-components';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { GraphiQLScreenQuery } from '../../__generated__/GraphiQLScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useColorScheme } from '../../kit/shell/colorScheme';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { Screen } from '../../kit/ui/Screen';
import { followContentPolicy } from './contentPolicy';
import { examples } from './examples';
import { fetcher } from './fetcher';
import { ownStorage } from './ownStorage';

import { useEditorNames } from './useEditorNames';

followContentPolicy();

const useStyles = makeStyles({
  frame: {
    height: 'calc(100vh - 220px)',
    minHeight: '480px',
    minWidth: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    [media.narrow]: { height: '720px' },
  },
});

/** GraphQL itself, for an administrator who is looking for something: every query, in their own session. */
export function GraphiQLScreen({ queryRef }: ScreenProps<GraphiQLScreenQuery>) {
  const styles = useStyles();
  const { today } = usePreloadedQuery<GraphiQLScreenQuery>(
    graphql`
      query GraphiQLScreenQuery @throwOnFieldError {
        today
      }
    `,
    queryRef,
  );
  const user = useSessionUser();
  const scheme = useColorScheme();
  const [storage] = useState(() => ownStorage(user.id));
  const frame = useRef<HTMLDivElement>(null);
  useEditorNames(frame);
  const [round, setRound] = useState(0);
  const startAnew = () => {
    storage.clear();
    setRound(round + 1);
  };
  return (
    <Screen
      title="GraphiQL"
      description="Ask the graph anything you may know. What you change here is changed, and it is entered in the audit log."
      actions={<Button onClick={startAnew}>Restore Examples</Button>}
    >
      <div ref={frame} className={styles.frame}>
        <GraphiQL
          key={round}
          // Relay's errors say less than those of graphql-js, which GraphiQL's types ask for.
          fetcher={fetcher as GraphiQLProps['fetcher']}
          storage={storage}
          defaultTabs={examples(addDays(startOfWeek(today), -7))}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          forcedTheme={scheme}
        />
      </div>
    </Screen>
  );
}
