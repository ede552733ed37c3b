/**
 * The name by which the server knows this page, so that it does not hear of its own acts: what they have changed comes
 * with their responses. A page makes its name up when it is loaded, so each tab has another.
 */

const createName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A screen, and when its data was requested: the same screen with other data counts as another. */
type Shown = { readonly askedAt: number };

let name = createName();
let shown: Shown | null = null;
/** When the last mutation ended, by `performance.now()`. */
let actedAt = Number.NEGATIVE_INFINITY;
/** Why a screen may not show what the page has done: it has another name now, or something came too late. */
export type Doubt = 'renamed' | 'doubtful';
const followers = new Set<(what: Doubt) => void>();

/** The header of the stream of changes, which is then without this page's own, and of what the page does. */
export const pageHeader = (): Record<string, string> => ({ 'x-portal-page': name });

/** Says what is on screen, until the returned function is called. */
export function showScreen(screen: Shown): () => void {
  shown = screen;
  return () => {
    if (shown === screen) shown = null;
  };
}

/**
 * How the response to a mutation came: not at all or not whole, whole, or with parts of the screen as they were then.
 */
export type Arrival = 'lost' | 'whole' | 'withScreen';

/** The mutations under way, and whether one may leave the screen out of date. */
let underWay = 0;
let haveCrossed = false;
let isDoubtful = false;

/**
 * Begins a mutation; call the result when it is over. If its response was lost, no one knows what it has changed or
 * still will: the page takes another name, and hears of the act as if it were someone else's. If it came to another
 * screen than the one it was for, or brought parts that another mutation may have changed since they were read, the
 * screen is refetched once none is under way.
 */
export function beginAct(): (arrival: Arrival) => void {
  const sentFrom = shown;
  haveCrossed ||= underWay > 0;
  underWay += 1;
  return (arrival) => {
    actedAt = performance.now();
    underWay -= 1;
    if (arrival === 'lost') {
      name = createName();
      tell('renamed');
    } else if (shown !== sentFrom || (haveCrossed && arrival === 'withScreen')) isDoubtful = true;
    if (underWay > 0) return;
    if (isDoubtful) tell('doubtful');
    haveCrossed = false;
    isDoubtful = false;
  };
}

const tell = (what: Doubt) => {
  for (const follow of followers) follow(what);
};

/** Whether the page has changed something since, so that what was requested then may be out of date. */
export const hasActedSince = (since: number): boolean => actedAt >= since;

/** Calls back when the page's own acts have left it in doubt about what it shows. */
export function onDoubt(follow: (what: Doubt) => void): void {
  followers.add(follow);
}
