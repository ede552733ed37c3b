import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { TOUCH_TARGET } from './breakpoints';
import { TextLink } from './TextLink';
import { VisuallyHidden } from './VisuallyHidden';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: TOUCH_TARGET,
    '& svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  },
  done: {
    color: tokens.colorNeutralForeground3,
    '& svg': { color: tokens.colorStatusSuccessForeground1 },
  },
});

type ChecklistProps = {
  /** A step, and where to do it while it isn’t done. */
  steps: readonly { readonly text: string; readonly to?: string | undefined; readonly isDone: boolean }[];
};

/** Steps to do in order, with the finished ones marked. */
export function Checklist({ steps }: ChecklistProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {steps.map(({ text, to, isDone }) => (
        <li key={text} className={mergeClasses(styles.step, isDone && styles.done)}>
          {isDone ? <CheckmarkCircleFilled aria-hidden /> : <CircleRegular aria-hidden />}
          <span>
            {to && !isDone ? <TextLink to={to}>{text}</TextLink> : text}
            {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}
