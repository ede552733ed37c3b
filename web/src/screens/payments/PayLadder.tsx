import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const STEPS = ['Logged', 'Approved', 'On payroll', 'Paid'] as const;

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
    '& li:not(:last-child)::after': { content: '" →"', fontWeight: tokens.fontWeightRegular },
  },
  reached: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The four steps of a week's pay, up to the one it has reached. */
export function PayLadder({ isPaid }: { isPaid: boolean }) {
  const styles = useStyles();
  const reached = isPaid ? 3 : 2;
  return (
    <ol className={styles.root} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
