import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AMOUNT_ERROR, DECIMALS_ERROR, NEGATIVE_ERROR } from 'rules/amounts';
import { describe, expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField';

type FormProps = { initial: string; onChange: (value: string) => void };

function Form({ initial, onChange }: FormProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <MoneyField label="Pay" value={value} onChange={change} />
      <button type="button" onClick={() => setValue('250.00')}>
        Other week
      </button>
    </>
  );
}

function renderField(initial = '') {
  const onChange = vi.fn();
  render(<Form initial={initial} onChange={onChange} />);
  return { field: screen.getByLabelText<HTMLInputElement>('Pay'), onChange, user: userEvent.setup() };
}

describe('MoneyField', () => {
  it.each([
    ['1,234.5', '1234.50', '1,234.50'],
    ['$1234', '1234.00', '1,234.00'],
    ['.5', '0.50', '0.50'],
  ])('reads %s while it is typed and shows two decimals on blur', async (typed, means, shown) => {
    const { field, onChange, user } = renderField();
    await user.type(field, typed);
    expect(field.value).toBe(typed);
    expect(onChange).toHaveBeenLastCalledWith(means);
    await user.tab();
    expect(field.value).toBe(shown);
  });

  it('refuses letters with a message and keeps the previous text', async () => {
    const { field, onChange, user } = renderField();
    await user.type(field, '12x');
    expect(field.value).toBe('12');
    expect(screen.getByText(AMOUNT_ERROR)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('12.00');
    await user.type(field, '3');
    expect(screen.queryByText(AMOUNT_ERROR)).toBeNull();
  });

  it('refuses a third decimal, typed or pasted, instead of rounding it', async () => {
    const { field, onChange, user } = renderField();
    await user.type(field, '12.345');
    expect(field.value).toBe('12.34');
    expect(screen.getByText(DECIMALS_ERROR)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('12.34');
    await user.clear(field);
    await user.click(field);
    await user.paste('8.005');
    expect(field.value).toBe('');
    expect(screen.getByText(DECIMALS_ERROR)).toBeTruthy();
  });

  it('leaves the caret where a letter was refused', async () => {
    const { field, user } = renderField('250.00');
    await user.click(field);
    await user.keyboard('{Home}1x2');
    expect(field.value).toBe('12250.00');
  });

  it('refuses all of a pasted text with letters', async () => {
    const { field, user } = renderField('5.00');
    await user.clear(field);
    await user.click(field);
    await user.paste('12 days');
    expect(field.value).toBe('');
    expect(screen.getByText(AMOUNT_ERROR)).toBeTruthy();
  });

  it('does not go below zero', async () => {
    const { field, user } = renderField();
    await user.type(field, '-5');
    expect(field.value).toBe('5');
    await user.type(field, '-');
    expect(screen.getByText(NEGATIVE_ERROR)).toBeTruthy();
  });

  it('counts an unreadable text as 0', async () => {
    const { field, onChange, user } = renderField('7.00');
    await user.clear(field);
    await user.type(field, '1.2.3');
    expect(screen.getByText(AMOUNT_ERROR)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('0.00');
    await user.tab();
    expect(field.value).toBe('0.00');
  });

  it('distinguishes an empty field from zero', async () => {
    const { field, onChange, user } = renderField('7.00');
    await user.clear(field);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(field.value).toBe('');
  });

  it('shows a new value from outside', async () => {
    const { field, user } = renderField();
    await user.type(field, '12');
    await user.click(screen.getByText('Other week'));
    expect(field.value).toBe('250.00');
  });
});
