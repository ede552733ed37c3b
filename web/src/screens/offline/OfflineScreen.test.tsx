import '../../../test/dom';
import { RendererProvider } from '@fluentui/react-components';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FILE_REFUSALS, STORAGE_FULL } from 'rules/receiptFiles';
import { beforeEach, expect, it, vi } from 'vitest';
import { kept } from '../../../test/memoryDatabase';
import { renderer } from '../../../test/renderer';
import { signIn, signOut } from '../../kit/session/sessionStore';
import { OfflineScreen } from './OfflineScreen';
import { keepDay } from './offlineEntries';

vi.mock('idb', () => import('../../../test/memoryDatabase'));

const photo = new File(['toll'], 'toll.jpg', { type: 'image/jpeg' });

type Variables = { date?: string; input?: { date?: string; description?: string; fileId?: string | null } };
type Answers = Record<string, (variables: Variables) => unknown>;

/** A server with these answers; without one, it has nothing for the day and accepts what it gets. */
function connect(answers: Answers = {}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path !== '/graphql') return new Response(JSON.stringify(answers[path]?.({})));
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: Variables };
    const { date, input = { date } } = variables;
    sent.push([operationName, input.date, input.description].filter(Boolean).join(' '));
    const nothing = operationName === 'sendDayQuery' ? { timeLogs: { edges: [] } } : { result: {} };
    const data = (await answers[operationName]?.(variables)) ?? nothing;
    return new Response(JSON.stringify({ data }));
  });
  return sent;
}

const logged = (description: string) => ({
  timeLogs: { edges: [{ node: { id: 'log', worked: true, description } }] },
});
const worked = (date: string, description: string, person = 'u') =>
  keepDay(person, { date, worked: true, description });

/** A receipt with a photo that has been saved here, on a page that is connected. */
async function keptReceipt() {
  const page = open(true);
  await page.fillIn('Turnpike');
  await page.press('Save Receipt');
  return page;
}

/** Holds what waits for it until it is opened. */
function hold() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function open(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <RendererProvider renderer={renderer}>
      <OfflineScreen />
    </RendererProvider>,
  );
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fillIn = async (purpose: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'TOLLS');
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '12.50');
    await user.type(screen.getByRole('textbox', { name: /^Purpose/ }), purpose);
    await user.upload(screen.getByLabelText('Photo or PDF'), photo);
  };
  return { user, press, fillIn };
}

const isEmpty = () => screen.findByText('Everything has been sent.');
const list = () => within(screen.getByRole('list', { name: 'Waiting to send' }));

beforeEach(() => {
  kept.clear();
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

it('keeps a refused day, with the server’s message about it, until it is tried again', async () => {
  const message =
    'Choose Nov 4, 2026 or later. The company wasn’t operating before that day (Operating since).';
  connect({ sendDayAddMutation: () => ({ result: { message, code: 'VALIDATION' } }) });
  await worked('2026-11-03', 'Allentown');
  const { press } = open(true);
  await screen.findByText(message);
  expect(list().getByText('Not accepted')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Try Again Tue, Nov 3, Allentown');
  await list().findByText('Waiting');
  expect(screen.queryByText(message)).toBeNull();
});

it('sends a refused receipt again, without its photo, which can be saved', async () => {
  let refusal: object = { error: STORAGE_FULL, code: 'VALIDATION' };
  const received: unknown[] = [];
  connect({
    '/api/receipts/files': () => refusal,
    sendReceiptMutation: ({ input }) => void received.push(input),
  });
  const { press } = await keptReceipt();
  await screen.findByText(STORAGE_FULL);
  const saved: unknown[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Save Photo Tolls receipt, Turnpike');
  expect(saved).toEqual([photo]);
  refusal = { error: 'Still full.', code: 'VALIDATION' };
  await press('Try Again Tolls receipt, Turnpike');
  await screen.findByText('Still full.');
  expect(screen.queryByText(STORAGE_FULL)).toBeNull();
  await press('Send Without Photo Tolls receipt, Turnpike');
  await isEmpty();
  expect(received).toMatchObject([{ purpose: 'Turnpike', fileId: null }]);
});

it('says at once that a chosen file will not be accepted', async () => {
  const { user } = open(false);
  const heic = new File(['toll'], 'toll.heic', { type: 'image/heic' });
  await user.upload(screen.getByLabelText('Photo or PDF'), heic);
  expect(screen.getByText(FILE_REFUSALS.HEIC)).toBeTruthy();
  expect(screen.queryByText('toll.heic')).toBeNull();
});

it('does not send what is removed while an earlier entry, or the portal’s own day, is awaited', async () => {
  const { open: answer, opened } = hold();
  const sent = connect({ sendDayQuery: async () => void (await opened) });
  await worked('2026-11-02', 'Allentown');
  await worked('2026-11-03', 'Reading');
  const { press } = open(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Remove Tue, Nov 3, Reading');
  await press('Remove Mon, Nov 2, Allentown');
  answer();
  await isEmpty();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual(['sendDayQuery 2026-11-02']);
});

it('replaces what was just sent by an edit made meanwhile, without a question', async () => {
  const { open: answer, opened } = hold();
  let stored: string | undefined;
  const sent = connect({
    sendDayQuery: () => stored && logged(stored),
    sendDayAddMutation: async ({ input }) => {
      stored = input?.description;
      await opened;
    },
  });
  await worked('2026-11-02', 'Buffalo');
  open(true);
  await waitFor(() => expect(sent).toHaveLength(2));
  await worked('2026-11-02', 'Erie');
  answer();
  await waitFor(() => expect([...kept.values()]).toMatchObject([{ content: { over: {} } }]));
  window.dispatchEvent(new Event('online'));
  await isEmpty();
  expect(sent.at(-1)).toBe('sendDayChangeMutation Erie');
});

it('keeps for 60 days what someone left behind, says so, and keeps one’s own until it is sent', async () => {
  const entered = async (person: string, daysAgo: number) => {
    await worked('2026-09-30', 'Allentown', person);
    const key = `${person}.2026-09-30`;
    kept.set(key, { ...kept.get(key)!, at: Date.now() - daysAgo * 86_400_000 });
  };
  await entered('u', 61);
  await entered('recent', 59);
  await entered('gone', 61);
  open(false);
  await screen.findByText(/If you sign out, they are kept for 60 days\.$/);
  await waitFor(() => expect([...kept.values()].map(({ person }) => person)).toEqual(['u', 'recent']));
});

it('says that the portal has not heard of a sign-out, and tells it once there is a connection', async () => {
  signOut(false);
  const sent = connect({ useSignOutMutation: () => ({ logout: { message: 'Signed out successfully' } }) });
  open(false);
  await screen.findByText(/^You’re signed out on this device, and the portal doesn’t know it yet\./);
  expect(sent).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await isEmpty();
  expect(sent).toEqual(['useSignOutMutation']);
});
