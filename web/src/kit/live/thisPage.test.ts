import { afterEach, expect, it } from 'vitest';
import { beginAct, type Doubt, hasActedSince, onDoubt, pageHeader, showScreen } from './thisPage';

let leave: (() => void)[] = [];
const show = () => {
  const hide = showScreen({ askedAt: performance.now() });
  leave.push(hide);
  return hide;
};
afterEach(() => {
  for (const hide of leave) hide();
  leave = [];
});

/** Whether the page changes its name after the mutation. */
function isRenamedBy(act: () => void): boolean {
  const before = pageHeader();
  act();
  return pageHeader()['x-portal-page'] !== before['x-portal-page'];
}

it('has a name that the server accepts', () => {
  show();
  expect(pageHeader()['x-portal-page']).toMatch(/^[\w-]{16,40}$/);
});

/** The reports of a stale screen while these acts run. */
function doubtsAfter(acts: () => void): Doubt[] {
  const doubts: Doubt[] = [];
  onDoubt((what) => doubts.push(what));
  acts();
  return [...doubts];
}

it('keeps its name when a response arrives whole', () => {
  show();
  expect(isRenamedBy(() => beginAct()('withScreen'))).toBe(false);
  expect(doubtsAfter(() => beginAct()('withScreen'))).toEqual([]);
});

it('changes its name when a response was lost, and reports it', () => {
  show();
  expect(isRenamedBy(() => beginAct()('lost'))).toBe(true);
  expect(doubtsAfter(() => beginAct()('lost'))).toEqual(['renamed']);
});

it('is stale when the response arrives on another screen', () => {
  const hide = show();
  const end = beginAct();
  hide();
  show();
  expect(doubtsAfter(() => end('whole'))).toEqual(['doubtful']);
});

it.each([
  ['parts of the screen', 'withScreen', ['doubtful']],
  ['only what they changed', 'whole', []],
] as const)('is stale once after overlapping mutations that brought %s: %s', (_what, arrival, doubts) => {
  show();
  expect(
    doubtsAfter(() => {
      const [first, second] = [beginAct(), beginAct()];
      second(arrival);
      first(arrival);
      beginAct()(arrival);
    }),
  ).toEqual(doubts);
});

it('knows which data was requested before its last mutation', () => {
  const before = performance.now();
  beginAct()('whole');
  expect(hasActedSince(before)).toBe(true);
  expect(hasActedSince(performance.now() + 1)).toBe(false);
});
