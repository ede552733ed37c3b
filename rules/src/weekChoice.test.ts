import { expect, test } from 'vitest';
import { latestWeek, nextWeekRefusal, previousWeek } from './weekChoice.ts';

const wednesday = '2026-11-18';
const sunday = '2026-11-22';

test.each([wednesday, '2026-11-16', sunday])('the week before the one of %s is the one to pay', (today) =>
  expect(previousWeek(today)).toBe('2026-11-09'),
);

test('Next Week is offered from past weeks and from this one', () => {
  expect(nextWeekRefusal('2026-11-09', wednesday)).toBeNull();
  expect(nextWeekRefusal('2026-11-16', wednesday)).toBeNull();
});

test('Next Week is not offered from a week in the future, except on a Sunday', () => {
  expect(nextWeekRefusal('2026-11-23', wednesday)).toBe('The selected week is in the future.');
  expect(nextWeekRefusal('2026-11-23', sunday)).toBeNull();
});

test('the calendar offers the same weeks as Next Week', () => {
  expect(latestWeek(wednesday)).toBe('2026-11-23');
  expect(latestWeek(sunday)).toBeUndefined();
});
