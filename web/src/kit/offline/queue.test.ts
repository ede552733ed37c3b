import { beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, kept } from '../../../test/memoryDatabase';
import { keepEntry, listEntries } from './queue';

vi.mock('idb', () => import('../../../test/memoryDatabase'));

const keep = (key: string, person = 'u') => keepEntry({ key, person, kind: 'day', content: {} });

beforeEach(() => kept.clear());

it('asks the browser once not to clear what is entered', async () => {
  const persist = vi.fn(async () => false);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  await listEntries('u');
  expect(persist).not.toHaveBeenCalled();
  await keep('monday');
  await keep('tuesday');
  expect(persist).toHaveBeenCalledOnce();
});

it('opens the database again after the browser has closed it', async () => {
  await keep('monday');
  closeDatabase();
  await keep('tuesday');
  expect((await listEntries('u')).map(({ key }) => key)).toEqual(['monday', 'tuesday']);
});
