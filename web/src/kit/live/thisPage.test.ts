import { afterEach, expect, it, vi } from 'vitest';
import { actHeader, beginAct, hasActedSince, onNewName, pageHeader, showScreen } from './thisPage';

let leave: (() => void)[] = [];
const show = (hearsOwnActs = false) => {
  const hide = showScreen({ hearsOwnActs, askedAt: performance.now() });
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

it('has a name that the server accepts, in its acts and in its stream', () => {
  show();
  expect(pageHeader()['x-portal-page']).toMatch(/^[\w-]{16,40}$/);
  expect(actHeader()).toEqual(pageHeader());
});

it('acts without a name where the screen hears its own acts, and has its name on the next screen', () => {
  const hide = show(true);
  expect(actHeader()).toEqual({});
  hide();
  expect(actHeader()).toEqual(pageHeader());
});

it('keeps its name when a response has come whole', () => {
  show();
  expect(isRenamedBy(() => beginAct()(true))).toBe(false);
});

it('takes another when the response was lost, and says so', () => {
  const follow = vi.fn();
  onNewName(follow);
  show();
  expect(isRenamedBy(() => beginAct()(false))).toBe(true);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('takes another when the response has come to another screen than the one it was for', () => {
  const hide = show();
  const end = beginAct();
  hide();
  show();
  expect(isRenamedBy(() => end(true))).toBe(true);
});

it('knows what was requested before it acted', () => {
  const before = performance.now();
  beginAct()(true);
  expect(hasActedSince(before)).toBe(true);
  expect(hasActedSince(performance.now() + 1)).toBe(false);
});
