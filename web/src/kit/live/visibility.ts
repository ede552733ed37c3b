/** How long a page may be out of sight before it counts as hidden, so that a glance at another tab does not. */
const HIDDEN_AFTER_MS = 5_000;

/**
 * Calls back when the page has been out of sight for a while, and when it is visible again. A browser keeps at most six
 * connections to a server for all its tabs together, so a hidden page must not use one.
 */
export function onVisibility({ shown, hidden }: { shown: () => void; hidden: () => void }): void {
  let timer = 0;
  document.addEventListener('visibilitychange', () => {
    window.clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(hidden, HIDDEN_AFTER_MS);
    else shown();
  });
  // The browser's back-forward cache takes no page with an open connection.
  window.addEventListener('pagehide', hidden);
  window.addEventListener('pageshow', (event) => event.persisted && shown());
}
