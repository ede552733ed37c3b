import { Button as FluentButton, type ButtonProps as FluentButtonProps } from '@fluentui/react-button';
import { Spinner } from '@fluentui/react-spinner';
import { tokens } from '@fluentui/react-theme';
import { Tooltip } from '@fluentui/react-tooltip';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { MouseEvent, Ref } from 'react';

const useStyles = makeStyles({
  root: { whiteSpace: 'nowrap' },
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

type OwnProps = {
  /** The action runs: the button stays focused, shows a spinner and ignores further presses. */
  busy?: boolean;
  /** What the button reads while busy ('Signing In...'); by default its own text. */
  busyLabel?: string;
  /** Why the action is not possible. The button stays visible and reachable and tells the reason. */
  disabledReason?: string | null;
  /** For what cannot be undone. */
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** The native button's properties of Fluent's Button; a link that looks like one is `ButtonLink`. */
export type ButtonProps = OwnProps & Omit<Extract<FluentButtonProps, { as?: 'button' }>, 'as' | 'ref'>;

/** A button that knows how to be busy, disabled with a reason, and dangerous. */
export function Button({ busy, busyLabel, disabledReason, danger, ...props }: ButtonProps) {
  const styles = useStyles();
  const refused = Boolean(busy || disabledReason);
  const button = (
    <FluentButton
      type="button"
      {...props}
      {...(danger && { appearance: 'primary' as const })}
      className={mergeClasses(styles.root, danger && !refused && styles.danger, props.className)}
      disabledFocusable={refused || props.disabledFocusable}
      aria-busy={busy || undefined}
      icon={busy ? <Spinner size="tiny" role="presentation" /> : props.icon}
      // A disabledFocusable submit button would still submit its form.
      onClick={refused ? (event: MouseEvent) => event.preventDefault() : props.onClick}
    >
      {busy ? (busyLabel ?? props.children) : props.children}
    </FluentButton>
  );
  if (!disabledReason || busy) return button;
  return (
    <Tooltip content={disabledReason} relationship="description" withArrow>
      {button}
    </Tooltip>
  );
}
