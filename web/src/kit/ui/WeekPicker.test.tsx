import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { WeekPicker, type WeekPickerProps } from './WeekPicker';

function renderPicker(props: Partial<WeekPickerProps> = {}) {
  const onChange = vi.fn();
  render(<WeekPicker value="2026-11-09" today="2026-11-21" onChange={onChange} {...props} />);
  return { onChange, user: userEvent.setup() };
}

describe('WeekPicker', () => {
  longIt('steps by weeks and returns to the current one', async () => {
    const { onChange, user } = renderPicker();
    await user.click(screen.getByRole('button', { name: 'Previous Week' }));
    await user.click(screen.getByRole('button', { name: 'Next Week' }));
    await user.click(screen.getByRole('button', { name: 'This Week' }));
    expect(onChange.mock.calls).toEqual([['2026-11-02'], ['2026-11-16'], ['2026-11-16']]);
  });

  it('chooses a week in the calendar', async () => {
    const { onChange, user } = renderPicker();
    await user.click(screen.getByRole('button', { name: 'Nov 9 – 15, 2026' }));
    await user.click(await screen.findByLabelText('Oct 26 – Nov 1, 2026'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-10-26');
  });

  it('finds the Monday of any date', async () => {
    const { onChange, user } = renderPicker();
    await user.click(screen.getByRole('button', { name: 'Nov 9 – 15, 2026' }));
    fireEvent.change(await screen.findByLabelText('Week of'), { target: { value: '2027-01-03' } });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-28');
  });

  it('stops at a week that may not be shown, and stays visible', async () => {
    const { onChange, user } = renderPicker({
      nextDisabledReason: 'The week has not begun.',
      latest: '2026-11-09',
    });
    const next = screen.getByRole('button', { name: 'Next Week' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Nov 9 – 15, 2026' }));
    const later = await screen.findByLabelText<HTMLButtonElement>('Nov 16 – 22, 2026');
    expect(later.disabled).toBe(true);
  });
});
