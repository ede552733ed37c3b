/**
 * The name by which the server knows this page, so that it does not hear of its own acts: what they have changed comes
 * with their responses. A page makes its name up when it is loaded, so each tab has another.
 */

const createName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A screen, and when its data was requested: the same screen with other data counts as another. */
type Shown = { readonly hearsOwnActs: boolean; readonly askedAt: number };

let name = createName();
let shown: Shown | null = null;
/** When the last mutation ended, by `performance.now()`. */
let actedAt = Number.NEGATIVE_INFINITY;
const followers = new Set<() => void>();

/** The header of the stream of changes, which is then without this page's own. */
export const pageHeader = (): Record<string, string> => ({ 'x-portal-page': name });

/** The header of a mutation; none where the screen is to hear of it like of anybody else's. */
export const actHeader = (): Record<string, string> => (shown?.hearsOwnActs ? {} : pageHeader());

/** Says what is on screen, until the returned function is called. */
export function showScreen(screen: Shown): () => void {
  shown = screen;
  return () => {
    if (shown === screen) shown = null;
  };
}

/**
 * Begins a mutation; call the result with whether its response came whole. If it did not, or if the screen that it was
 * for is gone, nobody has told the page what was changed, or still will be. It takes another name then: its stream begins
 * again, and it hears of the act as if it were somebody else's.
 */
export function beginAct(): (isWhole: boolean) => void {
  const sentFrom = shown;
  return (isWhole) => {
    actedAt = performance.now();
    if (isWhole && shown === sentFrom) return;
    name = createName();
    for (const follow of followers) follow();
  };
}

/** Whether the page has changed something since, so that what was requested then may be out of date. */
export const hasActedSince = (since: number): boolean => actedAt >= since;

/** Calls back when the page has taken another name. */
export function onNewName(follow: () => void): void {
  followers.add(follow);
}
