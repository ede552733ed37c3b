/** For how long a page may be out of sight before it counts as hidden: a glance at another tab is none. */
const HIDDEN_AFTER_MS = 5_000;

/**
 * Calls back when the page has been out of sight for a while, and when it is seen again. A browser keeps six
 * connections to a server at most, for all its tabs together, so a page that no one sees must not use one.
 */
export function onVisibility({ shown, hidden }: { shown: () => void; hidden: () => void }): void {
  let timer = 0;
  document.addEventListener('visibilitychange', () => {
    window.clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(hidden, HIDDEN_AFTER_MS);
    else shown();
  });
  // A page that goes into the browser's back-forward cache, which accepts none with an open connection.
  window.addEventListener('pagehide', hidden);
  window.addEventListener('pageshow', (event) => event.persisted && shown());
}
