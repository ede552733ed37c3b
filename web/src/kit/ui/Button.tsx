import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BusyButton, type BusyButtonProps } from './BusyButton';
import { Tip } from './Tip';

const useStyles = makeStyles({
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

export type ButtonProps = BusyButtonProps & {
  /** Why the action is not possible. The button stays visible and focusable and shows the reason. */
  disabledReason?: string | null;
  /** For actions that cannot be undone. */
  danger?: boolean;
};

/** A button that can be busy, disabled with a reason, or dangerous. */
export function Button({ disabledReason, danger, ...props }: ButtonProps) {
  const styles = useStyles();
  const refused = Boolean(props.busy || disabledReason || props.disabledFocusable);
  const button = (
    <BusyButton
      {...props}
      {...(danger && { appearance: 'primary' as const })}
      className={mergeClasses(danger && !refused && styles.danger, props.className)}
      disabledFocusable={refused}
    />
  );
  // The element is the same with and without a reason: a new element would lose the focus.
  return (
    <Tip text={(!props.busy && disabledReason) || null} describes>
      {button}
    </Tip>
  );
}
