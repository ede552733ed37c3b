/**
 * The name by which the server knows this page, so that it skips the page's own changes: they arrive with the
 * mutations' responses. The name is made when the page loads, so each tab has its own.
 */

const createName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A screen and when its data was requested: the same screen with other data counts as another. */
type Shown = { readonly askedAt: number };

let name = createName();
let shown: Shown | null = null;
/** When the last mutation ended, by `performance.now()`. */
let actedAt = Number.NEGATIVE_INFINITY;
/** Why a screen may miss the page's own changes: the page has a new name, or a response came too late. */
export type Doubt = 'renamed' | 'doubtful';
const followers = new Set<(what: Doubt) => void>();

/** The header for mutations and for the stream of changes, which leaves out this page's own. */
export const pageHeader = (): Record<string, string> => ({ 'x-portal-page': name });

/** Registers what is on screen, until the returned function is called. */
export function showScreen(screen: Shown): () => void {
  shown = screen;
  return () => {
    if (shown === screen) shown = null;
  };
}

/** How a mutation's response arrived: lost or incomplete, whole, or with parts of the screen that may be outdated. */
export type Arrival = 'lost' | 'whole' | 'withScreen';

/** The mutations under way, and whether one of them may leave the screen outdated. */
let underWay = 0;
let haveCrossed = false;
let isDoubtful = false;

/**
 * Begins a mutation; call the result when it is over. After a lost response the change may still happen: the page takes
 * another name and receives the change as if someone else had made it. If the response arrived on another screen, or
 * brought parts that another mutation may have changed since, the screen is refetched once no mutation is under way.
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

/** Whether the page has changed something since, so that data requested then may be outdated. */
export const hasActedSince = (since: number): boolean => actedAt >= since;

/** Calls back when the page's own mutations may have left the screen outdated. */
export function onDoubt(follow: (what: Doubt) => void): void {
  followers.add(follow);
}
