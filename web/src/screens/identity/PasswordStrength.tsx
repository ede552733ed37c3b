import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue } from 'react';
import { media } from '../../kit/ui/breakpoints';
import { estimateStrength } from './estimateStrength';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    maxWidth: '240px',
    color: tokens.colorNeutralForeground2,
  },
  bar: { display: 'flex', gap: tokens.spacingHorizontalXS },
  step: {
    flexGrow: 1,
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  reached: { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  weak: { backgroundColor: tokens.colorStatusDangerForeground3 },
  fair: { backgroundColor: tokens.colorStatusWarningForeground3 },
  good: { backgroundColor: tokens.colorStatusSuccessForeground3 },
});

const STEPS = [
  { label: 'Very weak', look: 'weak' },
  { label: 'Weak', look: 'weak' },
  { label: 'Fair', look: 'fair' },
  { label: 'Good', look: 'good' },
  { label: 'Strong', look: 'good' },
] as const;

type PasswordStrengthProps = { password: string; known: readonly string[] };

/** How strong a password is against guessing. It informs and never refuses. */
export default function PasswordStrength({ password, known }: PasswordStrengthProps): ReactNode {
  const styles = useStyles();
  // The estimate follows the typing and never delays it.
  const score = estimateStrength(useDeferredValue(password), known);
  const { label, look } = STEPS[score]!;
  return (
    <div className={styles.root}>
      <div aria-hidden className={styles.bar}>
        {STEPS.map((step, index) => (
          <div
            key={step.label}
            className={mergeClasses(
              styles.step,
              index <= score && styles.reached,
              index <= score && styles[look],
            )}
          />
        ))}
      </div>
      <span role="status">Strength: {label}</span>
    </div>
  );
}
