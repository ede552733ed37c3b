import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import type { ReadyQuery } from './readyQueries';
import type { Tool } from './tools';
import { useWhole } from './useWhole';

// Its table, chart and file are for those who run a query.
const QueryResult = lazyPart(async () => (await import('./QueryResult')).QueryResult);

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  about: { ...typographyStyles.body1, margin: 0, maxWidth: '80ch' },
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    maxWidth: '90ch',
    color: tokens.colorNeutralForeground3,
  },
  code: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  text: {
    ...typographyStyles.caption1,
    margin: 0,
    maxHeight: '420px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  refused: { ...typographyStyles.caption1, margin: 0 },
});

type ReadyQueryCardProps = { ready: ReadyQuery; tool: Tool; origin: string };

/** One query: run here, and its text for a tool. */
export function ReadyQueryCard({ ready, tool, origin }: ReadyQueryCardProps) {
  const styles = useStyles();
  const { outcome, progress, run } = useWhole(ready);
  return (
    <Section
      title={ready.title}
      actions={
        <Button
          appearance="primary"
          icon={<PlayRegular />}
          busy={progress !== null}
          busyLabel={progress ?? undefined}
          aria-label={progress ? undefined : `Run: ${ready.title}`}
          onClick={run}
        >
          Run
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.about}>{ready.about}</p>
        {outcome?.ok && (
          <Suspense fallback={<SkeletonLines lines={6} label="Loading the result..." />}>
            <QueryResult ready={ready} whole={outcome.whole} />
          </Suspense>
        )}
        {outcome?.ok === false && (
          <ErrorState text="Failed to run the query" hint={outcome.reason} onRetry={run} />
        )}
        {tool.texts(ready, origin).map(([name, text]) => (
          <CodeText key={name} label={`${name}: ${ready.title}`} text={text} />
        ))}
        <p className={styles.hint}>{tool.hint(ready)}</p>
      </div>
    </Section>
  );
}

/** A text to copy, with its button. */
function CodeText({ label, text }: { label: string; text: string }) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.text}>
        {text}
      </section>
      <span>
        {/* Once copied, the button shows it until there is another text. */}
        <CopyButton key={text} text={text} onRefused={() => setRefused(true)} />
      </span>
      {isRefused && (
        <p role="alert" className={styles.refused}>
          Your browser won’t copy from here. Select the text and copy it.
        </p>
      )}
    </div>
  );
}
