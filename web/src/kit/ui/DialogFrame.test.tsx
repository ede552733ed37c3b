import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { DialogFrame } from './DialogFrame';

// Fluent looks for visible elements, and nothing has a size here.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => document.body);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const focused = () => document.activeElement?.textContent;

describe('a dialog', () => {
  it('takes the focus when opened by a key, and returns it when Escape closes it', async () => {
    const user = userEvent.setup();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <ConfirmDialog
            open={isOpen}
            title="Sure?"
            confirmLabel="Yes"
            onConfirm={() => undefined}
            onClose={() => setOpen(false)}
          >
            It will be done.
          </ConfirmDialog>
        </>
      );
    }
    render(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Cancel'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('keeps the focus, and reacts to Escape, when it is no longer busy', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    const dialog = (busy: boolean) => (
      <ConfirmDialog
        open
        title="Mark 3 payrolls as paid?"
        confirmLabel="Mark as Paid"
        busy={busy}
        onConfirm={() => undefined}
        onClose={close}
      >
        {busy ? 'Counting...' : 'Three payrolls.'}
      </ConfirmDialog>
    );
    const { rerender } = render(dialog(true));
    await waitFor(() => expect(focused()).toBe('Cancel'));
    rerender(dialog(false));
    expect(focused()).toBe('Cancel');
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes the focus again when the focused element disappears', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    const dialog = (label: string) => (
      <DialogFrame open title="Steps" onClose={close} actions={<Button key={label}>{label}</Button>}>
        Text
      </DialogFrame>
    );
    const { rerender } = render(dialog('First'));
    await waitFor(() => expect(focused()).toBe('First'));
    rerender(dialog('Second'));
    await waitFor(() => expect(focused()).toBe('Second'));
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
