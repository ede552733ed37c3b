import { describe, expect, it } from 'vitest';
import { proposePayDate } from './payDate.ts';

const propose = (known: Partial<Parameters<typeof proposePayDate>[1]>, today = '2026-11-17') =>
  proposePayDate('2026-11-09', { ran: null, payday: null, ...known }, today);

describe('the pay date of a week', () => {
  it('is the day of processing where the company has no payday', () => {
    expect(propose({})).toBe('2026-11-17');
  });

  it('is never before the week', () => {
    expect(propose({}, '2026-11-08')).toBe('2026-11-09');
  });

  it('is the company’s payday in the week after it', () => {
    expect(propose({ payday: 'FRIDAY' })).toBe('2026-11-20');
    expect(propose({ payday: 'SUNDAY' }, '2026-11-10')).toBe('2026-11-22');
  });

  it('is that of what has run of the week, so that everyone is paid on one day', () => {
    expect(propose({ payday: 'FRIDAY', ran: '2026-11-19' })).toBe('2026-11-19');
  });

  it('is today where the payday has passed', () => {
    expect(propose({ payday: 'MONDAY' })).toBe('2026-11-17');
    expect(propose({ payday: 'MONDAY', ran: '2026-11-16' })).toBe('2026-11-16');
  });
});
