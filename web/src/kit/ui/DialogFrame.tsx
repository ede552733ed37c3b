import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
  useFocusFinders,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import { media } from './breakpoints';
import { DialogContext } from './restoreFocus';

const useStyles = makeStyles({
  surface: { borderRadius: tokens.borderRadiusMedium, [media.narrow]: { maxWidth: 'calc(100vw - 32px)' } },
  cover: { backgroundColor: tokens.colorNeutralBackground2 },
  small: { maxWidth: '480px' },
  wide: { maxWidth: 'min(880px, calc(100vw - 32px))' },
  title: { textWrap: 'balance' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    // Room for focus rings, which the scrolling content would cut off.
    padding: `${tokens.spacingVerticalS} 2px ${tokens.spacingVerticalL}`,
    marginInline: '-2px',
    overflowWrap: 'anywhere',
  },
});

export type DialogFrameProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Keeps the dialog open while a request is running. */
  locked?: boolean;
  /** 'alert' requires a decision: a click outside does not close it. */
  kind?: 'modal' | 'alert';
  width?: 'small' | 'medium' | 'wide';
  /** Hides the page behind it completely. */
  covers?: boolean;
  /** Makes the body a form; Enter submits it. */
  onSubmit?: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** The frame that the dialogs share: title, scrolling content, actions. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    title,
    onClose,
    locked,
    kind = 'modal',
    width = 'medium',
    covers,
    onSubmit,
    actions,
    children,
  } = props;
  const styles = useStyles();
  const surface = useKeptFocus();
  const close = () => {
    if (!locked) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events to the dialog's parents, which may be forms.
    event.stopPropagation();
    if (!locked) onSubmit?.();
  };
  const body = (
    <DialogBody>
      <DialogTitle className={styles.title}>{title}</DialogTitle>
      <DialogContent className={styles.content}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </DialogBody>
  );
  return (
    <Dialog open={open} modalType={kind} onOpenChange={(_event, { open: opens }) => opens || close()}>
      <DialogSurface
        ref={surface}
        backdrop={covers ? { className: styles.cover } : undefined}
        className={mergeClasses(
          styles.surface,
          width === 'small' && styles.small,
          width === 'wide' && styles.wide,
        )}
      >
        <DialogContext value>
          {onSubmit ? (
            <form onSubmit={submit} noValidate>
              {body}
            </form>
          ) : (
            body
          )}
        </DialogContext>
      </DialogSurface>
    </Dialog>
  );
}

/**
 * Keeps the focus in an element while its content changes: replacing or disabling a button drops the page's focus, and
 * a dialog without the focus gets no keys, Escape included.
 */
function useKeptFocus() {
  const { findFirstFocusable } = useFocusFinders();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new MutationObserver(() => {
        const { activeElement, body } = element.ownerDocument;
        if (activeElement && activeElement !== body) return;
        (findFirstFocusable(element) ?? element).focus();
      });
      observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      return () => observer.disconnect();
    },
    [findFirstFocusable],
  );
}
