/**
 * Leaves for the company's public page, a separate document that the router does not know. Never resolves, so callers
 * keep the present screen until the other page has loaded.
 */
export function leavePortal(): Promise<never> {
  // Unsaved changes do not block this: their user is signed out.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // The browser's back-forward cache must not restore the page.
  window.addEventListener('pageshow', () => window.location.replace('/'));
  window.location.replace('/');
  return new Promise(() => {});
}
