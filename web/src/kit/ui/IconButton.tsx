import { Button, type ButtonProps } from '@fluentui/react-components';
import type { MouseEvent, ReactElement, Ref } from 'react';
import { useRestoreFocus } from './restoreFocus';
import { Tip } from './Tip';

export type IconButtonProps = Omit<
  Extract<ButtonProps, { as?: 'button' }>,
  'as' | 'ref' | 'icon' | 'children' | 'aria-label'
> & {
  /** The action in words: the accessible name and the tooltip. */
  label: string;
  icon: ReactElement;
  /** Why the action is not possible; shown instead of the label. */
  disabledReason?: string | null;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon only, named by a tooltip. */
export function IconButton({ label, icon, disabledReason, ...props }: IconButtonProps) {
  const refused = Boolean(disabledReason);
  return (
    <Tip text={disabledReason ?? label} describes={refused} position="below">
      <Button
        type="button"
        appearance="subtle"
        {...useRestoreFocus()}
        {...props}
        icon={icon}
        aria-label={label}
        disabledFocusable={refused || props.disabledFocusable}
        onClick={refused ? (event: MouseEvent) => event.preventDefault() : props.onClick}
      />
    </Tip>
  );
}
