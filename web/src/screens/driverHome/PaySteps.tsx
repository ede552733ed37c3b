import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

/** The progress of a week's pay. */
const STEPS = ['Logged', 'Approved', 'On Payroll', 'Paid'] as const;
export type Step = (typeof STEPS)[number];

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    ...typographyStyles.caption1,
    paddingTop: tokens.spacingVerticalXS,
    borderTop: `4px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
  },
  reached: {
    borderTopColor: tokens.colorBrandStroke1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The four steps of a week's pay, up to the one it has reached. */
export function PaySteps({ reached }: { reached: Step }) {
  const styles = useStyles();
  const last = STEPS.indexOf(reached);
  return (
    <ol className={styles.root} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index <= last && styles.reached)}
          aria-current={index === last ? 'step' : undefined}
        >
          {step}
          {index <= last && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
