import { Field, FluentProvider, Input, webLightTheme } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormDialog, type FormDialogProps } from './FormDialog';

const onSubmit = vi.fn();
const onClose = vi.fn();

function AddContractor(props: Partial<FormDialogProps>) {
  return (
    <FluentProvider theme={webLightTheme}>
      <FormDialog
        open
        title="Add Contractor"
        submitLabel="Add Contractor"
        busyLabel="Adding..."
        onSubmit={onSubmit}
        onClose={onClose}
        {...props}
      >
        <Field label="First name">
          <Input />
        </Field>
      </FormDialog>
    </FluentProvider>
  );
}

describe('FormDialog', () => {
  afterEach(() => {
    onSubmit.mockReset();
    onClose.mockReset();
  });

  it('submits on Enter and on its button', async () => {
    const user = userEvent.setup();
    render(<AddContractor />);
    await user.type(screen.getByLabelText('First name'), 'Maria{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Add Contractor' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('keeps the input after a failed save and shows why', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<AddContractor />);
    await user.type(screen.getByLabelText('First name'), 'Maria');
    rerender(<AddContractor busy />);
    rerender(<AddContractor error="Failed to add contractor" issues={['The email address is taken.']} />);
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Failed to add contractor');
    expect(summary.textContent).toContain('The email address is taken.');
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maria');
  });

  it('neither submits twice nor closes while busy', async () => {
    const user = userEvent.setup();
    render(<AddContractor busy />);
    await user.type(screen.getByLabelText('First name'), 'Maria{Enter}');
    await user.click(screen.getByRole('button', { name: 'Adding...' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays disabled while something is missing, and names it', async () => {
    const user = userEvent.setup();
    render(<AddContractor disabledReason="Enter a first name." />);
    await user.type(screen.getByLabelText('First name'), '{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add Contractor' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
