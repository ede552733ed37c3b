import {
  Button,
  makeStyles,
  Toast,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  tokens,
  useToastController,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect, useId } from 'react';
import { ButtonLink } from './ButtonLink';
import { type Notice, type NoticeAction, onNotice } from './notify';
import { useToastLift } from './useToastLift';

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere' },
  action: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

// An error stays long enough to be read aloud and copied; hovering it or leaving the window pauses the timer.
const TIMEOUT_MS = { success: 5_000, info: 6_000, warning: 10_000, error: 15_000 } as const;
const WITH_ACTION_MS = 10_000;

/** The one toaster behind `notify`. Rendered once at the root, inside FluentProvider and the router. */
export function Notifications() {
  const toasterId = useId();
  const { dispatchToast } = useToastController(toasterId);

  useEffect(
    () =>
      onNotice((notice) => {
        const timeout = notice.actions.length
          ? Math.max(WITH_ACTION_MS, TIMEOUT_MS[notice.tone])
          : TIMEOUT_MS[notice.tone];
        dispatchToast(<NoticeToast notice={notice} />, {
          intent: notice.tone,
          politeness: 'polite',
          timeout,
        });
      }),
    [dispatchToast],
  );

  const vertical = useToastLift();

  return (
    <Toaster
      toasterId={toasterId}
      position="bottom-end"
      offset={{ vertical }}
      limit={4}
      pauseOnHover
      pauseOnWindowBlur
    />
  );
}

function NoticeToast({ notice: { text, actions } }: { notice: Notice }) {
  const styles = useStyles();
  const buttons = actions.map((action) => <ActionButton key={action.label} action={action} />);
  // One action fits beside the text, several go under it.
  const isRow = actions.length === 1;
  return (
    <Toast>
      <ToastTitle
        action={
          <span className={styles.action}>
            {isRow && buttons}
            <ToastTrigger>
              <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label="Dismiss" />
            </ToastTrigger>
          </span>
        }
      >
        <span className={styles.text}>{text}</span>
      </ToastTitle>
      {actions.length > 1 && <ToastFooter>{buttons}</ToastFooter>}
    </Toast>
  );
}

function ActionButton({ action }: { action: NoticeAction }) {
  return (
    <ToastTrigger>
      {'to' in action ? (
        <ButtonLink to={action.to} appearance="transparent" size="small">
          {action.label}
        </ButtonLink>
      ) : (
        <Button appearance="transparent" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </ToastTrigger>
  );
}
