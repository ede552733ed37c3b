import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { BusyButton } from './BusyButton';
import type { ButtonProps } from './Button';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  reason: {
    ...typographyStyles.caption1,
    margin: 0,
    maxWidth: '32ch',
    color: tokens.colorNeutralForeground3,
    textWrap: 'pretty',
  },
});

/** A button with the reason below it why it can't be used now, visible to everyone: there is no hover on a phone. */
export function ReasonedButton({ disabledReason, ...props }: Omit<ButtonProps, 'danger'>) {
  const styles = useStyles();
  const id = useId();
  const reason = props.busy ? null : disabledReason;
  return (
    <div className={styles.root}>
      <BusyButton {...props} disabledFocusable={Boolean(reason)} aria-describedby={reason ? id : undefined} />
      {reason && (
        <p id={id} data-screen-only className={styles.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}
