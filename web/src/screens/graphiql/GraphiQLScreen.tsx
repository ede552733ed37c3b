import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './graphiql.css';
import './contentPolicy';
import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
import { DataTabs } from '../queries/DataTabs';
import { examples } from './examples';
import { createFetcher } from './fetcher';
import { ownStorage } from './ownStorage';

const plugins = [explorerPlugin({ showAttribution: false })];

const useStyles = makeStyles({
  frame: {
    height: 'calc(100vh - 220px)',
    minHeight: '480px',
    minWidth: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    [media.belowLg]: { height: '960px' },
  },
});

const PART_NAMES = [
  ['.graphiql-query-editor textarea', 'Query'],
  ['.graphiql-editor-tool textarea', 'Variables'],
  ['.result-window textarea', 'Result'],
  ['.CodeMirror-hints', 'Completions'],
  ['.graphiql-explorer-actions select', 'Kind of operation to add'],
] as const;

/** GraphQL itself, for reading the books or finding an error: every query, in the user's own session. */
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
  const [tabs] = useState(() => examples(user, addDays(startOfWeek(today), -7)));
  const [storage] = useState(() => ownStorage(user.id, tabs[0]?.variables ?? null));
  const [allowsChanges, setAllowsChanges] = useState(false);
  const isAllowed = useRef(allowsChanges);
  isAllowed.current = allowsChanges;
  // A new fetcher would load the schema again.
  const [fetcher] = useState(() => createFetcher(() => isAllowed.current));
  const frame = useRef<HTMLDivElement>(null);
  usePartNames(frame);
  const [round, setRound] = useState(0);
  const startAnew = () => {
    storage.clear();
    setRound(round + 1);
  };
  return (
    <Screen
      title="Data and API"
      description="Query anything your role can read. To change data, turn on the switch; the audit log records it as always."
      actions={
        <>
          <Switch
            label="Allow changes"
            checked={allowsChanges}
            onChange={(_event, { checked }) => setAllowsChanges(checked)}
          />
          <Button onClick={startAnew}>Restore Examples</Button>
        </>
      }
    >
      <DataTabs />
      <div ref={frame} className={styles.frame}>
        <GraphiQL
          key={round}
          // Relay's errors have fewer fields than those of graphql-js, which GraphiQL's types require.
          fetcher={fetcher as GraphiQLProps['fetcher']}
          storage={storage}
          defaultTabs={tabs}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          forcedTheme={scheme}
          plugins={plugins}
        />
      </div>
    </Screen>
  );
}

/** Names the parts of GraphiQL that lack an accessible name, and those whose name differs from their text. */
function usePartNames(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const name = () => {
      for (const [part, text] of PART_NAMES)
        for (const field of element.querySelectorAll(`${part}:not([aria-label])`))
          field.setAttribute('aria-label', text);
      for (const entry of element.querySelectorAll('.graphiql-history-item-label[aria-label]'))
        entry.removeAttribute('aria-label');
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
