import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { STEPS } from './nextPay';

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

/** The four steps of a week's pay, up to the one that it has reached. */
export function PaySteps({ reached }: { reached: number }) {
  const styles = useStyles();
  return (
    <ol className={styles.root} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index <= reached && styles.reached)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {step}
          {index <= reached && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
