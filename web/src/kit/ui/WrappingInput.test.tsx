import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WrappingInput } from './WrappingInput';

function Field() {
  const [value, setValue] = useState('');
  return <WrappingInput aria-label="Notes" value={value} onChange={setValue} />;
}

it('is a text without line breaks, typed or pasted', async () => {
  render(<Field />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Notes' });
  await user.type(field, 'Truck 4{Enter}, Reading');
  await user.paste(' to\r\nYork\n');
  expect(field).toHaveProperty('value', 'Truck 4, Reading toYork');
});

it('is as high as its whole text', async () => {
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.setup().type(field, 'Truck 4');
  expect(field.closest('.fui-Textarea')?.getAttribute('data-text')).toBe('Truck 4');
});
