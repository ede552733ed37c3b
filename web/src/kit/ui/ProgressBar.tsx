import { makeStyles, tokens } from '@fluentui/react-components';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    height: '6px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  done: {
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    transitionProperty: 'width',
    transitionDuration: tokens.durationSlow,
    [media.reducedMotion]: { transitionProperty: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

export type ProgressBarProps = {
  /** The task, for screen readers. */
  label: string;
  /** How much of `total` is done. */
  value: number;
  total: number;
};

/** Progress that can be counted. The numbers are beside it as text. */
export function ProgressBar({ label, value, total }: ProgressBarProps) {
  const styles = useStyles();
  const share = total === 0 ? 1 : Math.min(value / total, 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={value}
      className={styles.root}
    >
      <div className={styles.done} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
