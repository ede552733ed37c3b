/**
 * Asking for the password again, for what the server does only in a fresh session. Code that gets that refusal waits
 * here for the response and then sends the same thing again; the dialog is `ConfirmIdentity`'s, of the portal's frame.
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

/** Whether the password was given; all concurrent callers share one dialog. False if nothing can show it. */
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

/** Takes the asking upon itself; returns how to end that. */
export function hostConfirmations(): () => void {
  isHosted = true;
  return () => {
    isHosted = false;
    declineConfirmation();
  };
}
