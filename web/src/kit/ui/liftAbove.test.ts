import { expect, it } from 'vitest';
import { GAP, liftAbove } from './useToastLift';

const toasts = { left: 82, right: 374, height: 44 };
const button = (top: number, left = 16, right = 374) => ({ top, bottom: top + 44, left, right });

it('leaves toasts at the end of the window if no button is there', () => {
  expect(liftAbove(toasts, [], 844)).toBe(GAP);
  expect(liftAbove(toasts, [button(200)], 844)).toBe(GAP);
});

it('lifts toasts above a button at the end of the window, and above the next one', () => {
  expect(liftAbove(toasts, [button(792)], 844)).toBe(844 - 792 + GAP);
  expect(liftAbove(toasts, [button(730), button(792)], 844)).toBe(844 - 730 + GAP);
});

it('leaves toasts beside a button', () => {
  expect(liftAbove(toasts, [button(792, 0, 80)], 844)).toBe(GAP);
});

it('leaves toasts where they are if there is no room above', () => {
  expect(liftAbove(toasts, [button(40)], 100)).toBe(GAP);
});
