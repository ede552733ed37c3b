/**
 * Asks for the password again for actions that need a fresh session. Code that was refused for that reason waits here
 * and then sends the same request again; `ConfirmIdentity`, in the portal's frame, is the dialog.
 */
type Asked = { readonly confirmed: Promise<boolean>; readonly resolve: (isConfirmed: boolean) => void };

export const FRESH_SESSION_REQUIRED = 'FRESH_SESSION_REQUIRED';

let asked: Asked | null = null;
let isHosted = false;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Whether the password was given; concurrent callers share one dialog. False if nothing can show it. */
export function identityConfirmed(): Promise<boolean> {
  if (!isHosted) return Promise.resolve(false);
  if (!asked) {
    let resolve: Asked['resolve'] = () => undefined;
    const confirmed = new Promise<boolean>((done) => {
      resolve = done;
    });
    change({ confirmed, resolve });
  }
  return asked?.confirmed ?? Promise.resolve(false);
}

const resolveConfirmation = (isConfirmed: boolean) => {
  const { resolve } = asked ?? {};
  change(null);
  resolve?.(isConfirmed);
};
export const confirmIdentity = () => resolveConfirmation(true);
export const declineConfirmation = () => resolveConfirmation(false);

export const isConfirmationPending = (): boolean => asked !== null;

export function onConfirmationAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the dialog that asks; returns how to unregister it. */
export function hostConfirmations(): () => void {
  isHosted = true;
  return () => {
    isHosted = false;
    declineConfirmation();
  };
}
