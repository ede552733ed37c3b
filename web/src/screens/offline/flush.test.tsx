import { beforeEach, expect, it, vi } from 'vitest';
import { changeEntry, type Entry, listEntries } from '../../kit/offline/queue';
import { signIn } from '../../kit/session/sessionStore';
import { ask } from './ask';
import { flush } from './flush';

vi.mock('../../kit/offline/queue', () => ({ changeEntry: vi.fn(), listEntries: vi.fn() }));
vi.mock('./ask', async (original) => ({ ...(await original<object>()), ask: vi.fn() }));

const TOO_EARLY =
  'Choose Nov 4, 2026 or later. The company wasn’t operating before that day (Operating since).';
const entry: Entry = {
  ...{ key: 'u.2026-11-03', person: 'u', kind: 'day', state: 'waiting', mark: 'm', at: 1 },
  content: { date: '2026-11-03', worked: true, description: 'Allentown' },
};

beforeEach(() => {
  signIn({
    ...{ id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] },
    needsPasswordChange: false,
  });
  vi.mocked(listEntries).mockResolvedValue([entry]);
});

it('keeps a day from before the company’s first one, with the server’s message about it', async () => {
  vi.mocked(ask)
    .mockResolvedValueOnce({ timeLogs: { edges: [] } })
    .mockResolvedValueOnce({ result: { message: TOO_EARLY, code: 'VALIDATION' } });
  await flush();
  expect(vi.mocked(changeEntry).mock.calls).toEqual([[entry, { state: 'refused', note: TOO_EARLY }]]);
});
