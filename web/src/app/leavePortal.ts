/**
 * Leaves for the company's public page, a separate document that the router does not know. Never resolves: callers keep
 * what is on screen until the other page has loaded.
 */
export function leavePortal(): Promise<never> {
  // Unsaved changes do not block this: there is no one left to save them for.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // A browser that has kept the page whole must not bring it back.
  window.addEventListener('pageshow', () => window.location.replace('/'));
  window.location.replace('/');
  return new Promise(() => {});
}
