import { expect, test } from 'vitest';
import { latestWeek, nextWeekRefusal, previousWeek } from './weekChoice.ts';

const wednesday = '2026-11-18';
const sunday = '2026-11-22';

test.each([wednesday, '2026-11-16', sunday])('the week before the one of %s is the one to be paid', (today) =>
  expect(previousWeek(today)).toBe('2026-11-09'),
);

test('Next Week leads on from past weeks and from this one', () => {
  expect(nextWeekRefusal('2026-11-09', wednesday)).toBeNull();
  expect(nextWeekRefusal('2026-11-16', wednesday)).toBeNull();
});

test('Next Week does not lead on from a week in the future, but on a Sunday', () => {
  expect(nextWeekRefusal('2026-11-23', wednesday)).toBe('The selected week is in the future.');
  expect(nextWeekRefusal('2026-11-23', sunday)).toBeNull();
});

test('the calendar chooses as far as Next Week leads', () => {
  expect(latestWeek(wednesday)).toBe('2026-11-23');
  expect(latestWeek(sunday)).toBeUndefined();
});
