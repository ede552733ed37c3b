import { describe, expect, it } from 'vitest';
import { selection } from './selection';

const read = (search: string) => selection.read(new URLSearchParams(search));

describe('the selection in the URL', () => {
  it('names a contractor and a Monday', () => {
    expect(read('?contractor=User_7&week=2026-11-16')).toEqual({ contractor: 'User_7', week: '2026-11-16' });
  });

  it('turns any day into its week', () => {
    expect(read('?week=2026-11-22').week).toBe('2026-11-16');
  });

  it.each(['', '?week=', '?week=soon', '?week=2026-02-30', '?week=1999-12-27', '?week=2101-01-03'])(
    'finds no week in %j',
    (search) => expect(read(search).week).toBeNull(),
  );

  it('keeps other parameters of the URL and leaves out empty choices', () => {
    const before = new URLSearchParams('?tab=tracker&contractor=User_7');
    expect(String(selection.write({ contractor: null, week: '2026-11-16' }, before))).toBe(
      'tab=tracker&week=2026-11-16',
    );
  });
});
