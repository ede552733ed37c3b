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

/** Whether the page has another name after the act. */
function isRenamedBy(act: () => void): boolean {
  const before = pageHeader();
  act();
  return pageHeader()['x-portal-page'] !== before['x-portal-page'];
}

it('has a name that the server accepts', () => {
  show();
  expect(pageHeader()['x-portal-page']).toMatch(/^[\w-]{16,40}$/);
});

/** The doubts that the acts have left. */
function doubtsAfter(acts: () => void): Doubt[] {
  const doubts: Doubt[] = [];
  onDoubt((what) => doubts.push(what));
  acts();
  return [...doubts];
}

it('keeps its name when a response has come whole', () => {
  show();
  expect(isRenamedBy(() => beginAct()('withScreen'))).toBe(false);
  expect(doubtsAfter(() => beginAct()('withScreen'))).toEqual([]);
});

it('takes another when the response was lost, and says so', () => {
  show();
  expect(isRenamedBy(() => beginAct()('lost'))).toBe(true);
  expect(doubtsAfter(() => beginAct()('lost'))).toEqual(['renamed']);
});

it('is in doubt when the response has come to another screen than the one it was for', () => {
  const hide = show();
  const end = beginAct();
  hide();
  show();
  expect(doubtsAfter(() => end('whole'))).toEqual(['doubtful']);
});

it.each([
  ['parts of the screen', 'withScreen', ['doubtful']],
  ['only what they changed', 'whole', []],
] as const)('after acts that crossed and brought %s, is in doubt once: %s', (_what, arrival, doubts) => {
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

it('knows what was requested before it acted', () => {
  const before = performance.now();
  beginAct()('whole');
  expect(hasActedSince(before)).toBe(true);
  expect(hasActedSince(performance.now() + 1)).toBe(false);
});
