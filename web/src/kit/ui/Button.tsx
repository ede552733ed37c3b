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
  /** Why the action is not possible. The button stays visible and reachable and gives the reason. */
  disabledReason?: string | null;
  /** For what cannot be undone. */
  danger?: boolean;
};

/** A button that knows how to be busy, disabled with a reason, and dangerous. */
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
  // With a reason or without one it is the same element: another would lose the focus of the one that was there.
  return (
    <Tip text={(!props.busy && disabledReason) || null} describes>
      {button}
    </Tip>
  );
}
