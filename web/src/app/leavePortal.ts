/**
 * Leaves for a page that is a document of its own: the company's public page, or the next user's home. Never resolves,
 * so callers keep the present screen until the other page has loaded.
 */
export function leavePortal(to: '/' | '/dashboard' = '/'): Promise<never> {
  // Unsaved changes do not block this: their user is signed out.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // The browser's back-forward cache must not restore the page.
  window.addEventListener('pageshow', () => window.location.replace(to));
  window.location.replace(to);
  return new Promise(() => {});
}
