import { describe, expect, it } from 'vitest';
import { latestWeek, nextWeekRefusal, previousWeek } from './weekRules';

const wednesday = '2026-11-18';
const sunday = '2026-11-22';

describe('the weeks of the tracker', () => {
  it.each([wednesday, '2026-11-16', sunday])('opens on the week before the one of %s', (today) =>
    expect(previousWeek(today)).toBe('2026-11-09'),
  );

  it('goes on from past weeks and from this one', () => {
    expect(nextWeekRefusal('2026-11-09', wednesday)).toBeNull();
    expect(nextWeekRefusal('2026-11-16', wednesday)).toBeNull();
  });

  it('does not go on from a week in the future', () => {
    expect(nextWeekRefusal('2026-11-23', wednesday)).toBe('The selected week is in the future.');
  });

  it('goes on from a week in the future on a Sunday', () => {
    expect(nextWeekRefusal('2026-11-23', sunday)).toBeNull();
  });

  it('lets the calendar choose as far as Next Week leads', () => {
    expect(latestWeek(wednesday)).toBe('2026-11-23');
    expect(latestWeek(sunday)).toBeUndefined();
  });
});
