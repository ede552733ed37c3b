import { Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { describeNeeds } from './needs';
import { listParameters } from './period';
import { type ReadyQuery, readHeading, type Variables } from './readyQuery';
import type { Tool } from './tools';
import { useWhole } from './useWhole';

// Its table, chart and file are for those who run a query.
const QueryResult = lazyPart(async () => (await import('./QueryResult')).QueryResult);

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  about: { ...typographyStyles.body1, margin: 0, maxWidth: '80ch' },
  parameter: { maxWidth: '200px' },
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

type QueryCardProps = {
  ready: ReadyQuery;
  tool: Tool;
  origin: string;
  /** What else can be done with the query, as it is shown. */
  actions: (ready: ReadyQuery) => ReactNode;
};

/** One query: run here, and its text for a tool. */
export function QueryCard({ ready: given, tool, origin, actions }: QueryCardProps) {
  const styles = useStyles();
  const [entered, enter] = useState<Variables>({});
  const ready = { ...given, variables: { ...given.variables, ...entered } };
  const { outcome, progress, run } = useWhole(ready);
  return (
    <Section
      title={ready.title}
      actions={
        <>
          {actions(ready)}
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
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.about}>
          {ready.about} {describeNeeds(ready.scopes)}
        </p>
        {ready.scopes.length > 0 &&
          listParameters(given).map((name) => (
            <Field key={name} label={readHeading([name])} className={styles.parameter}>
              <Input
                type="number"
                min={1}
                value={String(ready.variables[name])}
                onChange={(_event, { value }) => enter({ ...entered, [name]: Number(value) })}
              />
            </Field>
          ))}
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
