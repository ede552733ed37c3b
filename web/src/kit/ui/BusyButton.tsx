import {
  Button as FluentButton,
  type ButtonProps as FluentButtonProps,
  mergeClasses,
} from '@fluentui/react-components';
import type { MouseEvent, Ref } from 'react';
import { useRestoreFocus } from './restoreFocus';
import { Spinner } from './Spinner';

type OwnProps = {
  /** The action is running: the button stays focused, shows a spinner and ignores further presses. */
  busy?: boolean;
  /** The button's text while busy ('Signing In...'); by default its own text. */
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** The native properties of Fluent's Button; a link that looks like a button is `ButtonLink`. */
export type BusyButtonProps = OwnProps & Omit<Extract<FluentButtonProps, { as?: 'button' }>, 'as' | 'ref'>;

/** A button with a busy state; small, for the sign-in page. Elsewhere use `Button`, which does more. */
export function BusyButton({ busy, busyLabel, ...props }: BusyButtonProps) {
  const refused = Boolean(busy || props.disabledFocusable);
  return (
    <FluentButton
      type="button"
      data-primary={props.appearance === 'primary' || undefined}
      {...useRestoreFocus()}
      {...props}
      className={mergeClasses('one-line', props.className)}
      disabledFocusable={refused}
      aria-busy={busy || undefined}
      icon={busy ? <Spinner /> : props.icon}
      // A disabledFocusable submit button would still submit its form.
      onClick={refused ? (event: MouseEvent) => event.preventDefault() : props.onClick}
    >
      {busy ? (busyLabel ?? props.children) : props.children}
    </FluentButton>
  );
}
