import '../../../test/dom';
import { RendererProvider } from '@fluentui/react-components';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { kept } from '../../../test/memoryDatabase';
import { renderer } from '../../../test/renderer';
import { signIn } from '../../kit/session/sessionStore';
import { OfflineScreen } from './OfflineScreen';

vi.mock('idb', () => import('../../../test/memoryDatabase'));

const photo = new File(['toll'], 'toll.jpg', { type: 'image/jpeg' });
const sent: string[] = [];

function open(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <RendererProvider renderer={renderer}>
      <OfflineScreen />
    </RendererProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fillIn = async (purpose: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'TOLLS');
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '12.50');
    await user.type(screen.getByRole('textbox', { name: /^Purpose/ }), purpose);
    await user.upload(screen.getByLabelText('Photo or PDF'), photo);
  };
  return { user, press, fillIn };
}

const list = () => within(screen.getByRole('list', { name: 'Waiting to send' }));

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  const user = { id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] };
  signIn({ ...user, needsPasswordChange: false });
});

it('keeps a receipt once, even if its button is tapped twice', async () => {
  const { press, fillIn } = open(false);
  await fillIn('Turnpike');
  const save = screen.getByRole('button', { name: 'Save Receipt' });
  save.click();
  save.click();
  await screen.findByText('1 receipt waiting to send');
  // The next one is another receipt, however alike.
  await fillIn('Turnpike');
  await press('Save Receipt');
  await screen.findByText('2 receipts waiting to send');
  expect(list().getAllByText('Turnpike')).toHaveLength(2);
  await waitFor(() => expect(kept.size).toBe(2));
});
