import { makeStyles, tokens } from '@fluentui/react-components';
import { SkeletonBlock } from './SkeletonBlock';
import { StatCard } from './StatCard';
import { StatCards } from './StatCards';
import { VisuallyHidden } from './VisuallyHidden';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    width: '100%',
    maxWidth: '1440px',
    marginInline: 'auto',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
  },
});

export type SkeletonLinesProps = {
  lines?: number;
  /** The text instead: 'Loading contractors...'. */
  label?: string;
};

/** Loading text. */
export function SkeletonLines({ lines = 4, label = 'Loading...' }: SkeletonLinesProps) {
  return (
    <div role="status" className={useStyles().lines}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <SkeletonBlock key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

export type SkeletonCardsProps = { labels: readonly string[] };

/** Stat cards with known names and loading numbers. */
export function SkeletonCards({ labels }: SkeletonCardsProps) {
  return (
    <StatCards>
      {labels.map((label) => (
        <StatCard key={label} label={label} value={null} loading />
      ))}
    </StatCards>
  );
}

export type SkeletonScreenProps = { label?: string };

/** A whole loading screen: a heading, a row of cards and a table. */
export function SkeletonScreen({ label = 'Loading...' }: SkeletonScreenProps) {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      <SkeletonBlock width="240px" height="36px" />
      <SkeletonBlock height="104px" />
      <SkeletonLines lines={8} label={label} />
    </div>
  );
}
