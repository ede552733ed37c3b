/**
 * Leaves for the company's public page, its own document that the router knows nothing of. Never answers: whoever
 * waits for it keeps what is on screen until the other page is there.
 */
export function leavePortal(): Promise<never> {
  // Unsaved changes hold no one back here: there is nobody left to save them for.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // A browser that has kept the page whole must not bring it back.
  window.addEventListener('pageshow', () => window.location.replace('/'));
  window.location.replace('/');
  return new Promise(() => {});
}
