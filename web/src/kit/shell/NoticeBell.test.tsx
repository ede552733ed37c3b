import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/renderScreen';
import query, { type NoticeBellQuery } from '../../__generated__/NoticeBellQuery.graphql';
import { entry } from '../relay/entry';
import { NoticeBell } from './NoticeBell';

const home = entry<NoticeBellQuery>({
  query,
  variables: () => ({}),
  live: ['DAYS'],
  Component: async () => () => (
    <>
      <h1>Home</h1>
      <NoticeBell />
    </>
  ),
});

const notice = (id: string, text: string, readAt: string | null = null) => ({
  node: { __typename: 'Notice', id, text, createdAt: '2026-11-18T17:00:00.000Z', readAt },
  cursor: id,
});

const open = (unreadNotices: number, edges: object[] = [], marked: object = {}) => {
  const viewer = (readNotices: object[]) => ({
    __typename: 'User',
    id: 'User_1',
    unreadNotices,
    notices: { edges: readNotices, pageInfo: { hasNextPage: false, endCursor: null } },
  });
  return renderScreen(home, '/dashboard', {
    viewer: viewer(edges),
    markNoticesRead: () => ({ ...viewer(edges), ...marked }),
  });
};

describe('the bell', () => {
  it('counts unread notices, and follows the stream without a request', async () => {
    const { publish, sent } = await open(0);
    expect((await screen.findByRole('button', { name: 'Notices' })).textContent).toBe('');
    const before = sent.length;
    act(() => publish('NOTICES', { viewer: { __typename: 'User', id: 'User_1', unreadNotices: 120 } }));
    expect((await screen.findByRole('button', { name: 'Notices, 120 unread' })).textContent).toBe('99+');
    expect(sent).toHaveLength(before);
  });

  it('opens the list, and no longer counts notices marked as read there', async () => {
    const edges = [
      notice('Notice_2', 'Ada made Sam an administrator.'),
      notice('Notice_1', 'Old', '2026-11-17'),
    ];
    const read = [notice('Notice_2', 'Ada made Sam an administrator.', '2026-11-18T17:00:00.000Z')];
    const { user, sent } = await open(1, edges, { unreadNotices: 0, notices: { edges: read } });
    await user.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Unread: Ada made Sam an administrator\.Nov 18, 2026/),
      expect.stringMatching(/^OldNov 18, 2026/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Mark as Read' }));
    expect(sent.at(-1)?.variables).toMatchObject({ input: { ids: ['Notice_2'] } });
    expect((await screen.findAllByRole('listitem'))[0]!.textContent).toMatch(/^Ada made/);
    expect(screen.queryByRole('button', { name: 'Mark as Read' })).toBeNull();
    // The focus stays in the drawer.
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Notices' }));
    expect(screen.getByRole('button', { name: 'Notices', hidden: true }).textContent).toBe('');
  });

  it('reports an empty list', async () => {
    const { user } = await open(0);
    await user.click(await screen.findByRole('button', { name: 'Notices' }));
    await screen.findByText('No notices');
  });
});
