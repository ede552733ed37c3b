import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { formatLongDay } from 'rules/dayFormats';
import { type Day, getDayName } from 'rules/days';
import { TOUCH_TARGET } from './breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: TOUCH_TARGET,
    minHeight: '56px',
    padding: tokens.spacingVerticalXS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
    ':disabled': {
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'default',
    },
  },
  on: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  // Logged and decided: the text below says so, and nothing can be changed here.
  locked: {
    ':disabled': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
    },
  },
  // Drawn by CSS: the label has both, in the order of a date.
  name: { ...typographyStyles.caption1Strong, '::after': { content: 'attr(data-text)' } },
  number: {
    ...typographyStyles.subtitle2,
    fontVariantNumeric: 'tabular-nums',
    '::after': { content: 'attr(data-text)' },
  },
});

type DayToggleProps = {
  date: Day;
  isOn: boolean;
  /** The day is on payroll, or the driver cannot change it for another reason. */
  isLocked: boolean;
  isAhead: boolean;
  onToggle: () => void;
};

/** One day of the week: worked or not. */
export function DayToggle({ date, isOn, isLocked, isAhead, onToggle }: DayToggleProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Worked on ${formatLongDay(date)}`}
      disabled={isLocked || isAhead}
      className={mergeClasses(styles.root, isOn && styles.on, isOn && isLocked && styles.locked)}
      onClick={onToggle}
    >
      <span className={styles.name} data-text={getDayName(date).slice(0, 3)} />
      <span className={styles.number} data-text={Number(date.slice(8))} />
    </button>
  );
}
