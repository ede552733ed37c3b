import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '& dt': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& dd': { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  },
});

type Fact = readonly [label: string, value: ReactNode];

/** Names and values; false or missing ones are left out. */
export function Facts({ facts }: { facts: readonly (Fact | '' | false | null | undefined)[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      {facts
        .filter((fact): fact is Fact => Boolean(fact))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
