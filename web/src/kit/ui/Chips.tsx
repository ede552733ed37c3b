import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { IconButton } from './IconButton';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    ...typographyStyles.caption1Strong,
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '24px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  dismissible: { paddingInlineEnd: 0 },
  dismiss: { borderRadius: tokens.borderRadiusCircular },
});

export type Chip = { key: string; label: string };

export type ChipsProps = {
  chips: readonly Chip[];
  /** A name for screen readers, where nothing around the chips gives one. */
  label?: string;
  /** Gives each chip a remove button, named by `dismissLabel`. */
  onDismiss?: (chip: Chip) => void;
  dismissLabel?: (chip: Chip) => string;
  disabledReason?: string | null;
};

/** A few words side by side, each in its own frame. */
export function Chips({ chips, label, onDismiss, dismissLabel, disabledReason }: ChipsProps) {
  const styles = useStyles();
  return (
    <ul aria-label={label} className={styles.list}>
      {chips.map((chip) => (
        <li key={chip.key} className={mergeClasses(styles.chip, onDismiss && styles.dismissible)}>
          {chip.label}
          {onDismiss && (
            <IconButton
              size="small"
              className={styles.dismiss}
              label={dismissLabel?.(chip) ?? `Remove ${chip.label}`}
              icon={<DismissRegular />}
              disabledReason={disabledReason}
              onClick={() => onDismiss(chip)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
