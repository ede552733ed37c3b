import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'rules/days';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { approvalsEntry } from './ApprovalsScreen.entry';

const MONDAY = '2026-11-09';
const [TUESDAY, WEDNESDAY] = ['2026-11-10', '2026-11-11'];

type Day = ReturnType<typeof createDay>;
const createDay = (who: string, date: string, more: object = {}) => ({
  __typename: 'TimeLog',
  id: `${who}-${date}`,
  date,
  worked: true,
  description: '',
  status: 'PENDING',
  rejectionReason: null as string | null,
  revision: '1',
  viewerCanDecide: true,
  payrollRun: null,
  ...more,
});
const receipt = (more: object = {}) => ({
  __typename: 'Receipt',
  id: 'toll',
  date: MONDAY,
  category: 'TOLLS',
  amount: 12.5,
  purpose: 'Turnpike',
  status: 'PENDING',
  rejectionReason: null,
  revision: '1',
  needsFile: false,
  viewerCanEdit: false,
  viewerCanDecide: true,
  file: null,
  duplicateHints: [],
  payrollRun: null,
  ...more,
});

type Week = {
  user: { id: string } & Record<string, unknown>;
  weekStart: string;
  days: Day[];
  viewerCanDecide: boolean;
  reason: string | null;
  dayRates: number[];
  usual: object | null;
  receipts: Record<string, unknown>[];
};
const createWeek = (name: string, dates: string[], more: Partial<Week> = {}): Week => ({
  user: { __typename: 'User', id: name, name, dailyRate: 245 },
  weekStart: MONDAY,
  days: dates.map((date) => createDay(name, date)),
  viewerCanDecide: true,
  reason: null,
  dayRates: Array(7).fill(245),
  usual: null,
  receipts: [],
  ...more,
});

const weekId = ({ user, weekStart }: Week) => `SubmittedWeek_${weekStart}.${user.id}`;

/** A company with these weeks: decisions change its days, as on the server. */
function company(weeks: Week[], decide?: (input: DecideInput) => object): Root {
  const days = () => weeks.flatMap((week) => week.days);
  const waiting = () =>
    weeks.filter((week) => [...week.days, ...week.receipts].some(({ status }) => status === 'PENDING'));
  const weekNode = (week: Week) => ({
    __typename: 'SubmittedWeek',
    id: weekId(week),
    ...week,
    pendingDays: week.days.filter(({ status }) => status === 'PENDING').length,
    pendingReceipts: week.receipts.filter(({ status }) => status === 'PENDING').length,
    submittedAt: '2026-11-16T12:00:00.000Z',
  });
  return {
    node: ({ id }: { id: string }) => {
      const week = waiting().find((each) => weekId(each) === id);
      return week ? weekNode(week) : null;
    },
    today: '2026-11-18',
    submittedWeeks: ({ first, after }: { first: number; after: string | null }) => {
      const from = after ? Number(atob(after).split(':')[1]) + 1 : 0;
      const page = waiting().slice(from, from + first);
      return {
        totalCount: waiting().length,
        pendingDays: days().filter(({ status }) => status === 'PENDING').length,
        pageInfo: {
          hasNextPage: from + first < waiting().length,
          endCursor: btoa(`OffsetConnection:${from + page.length - 1}`),
        },
        edges: page.map((week) => ({ node: weekNode(week) })),
      };
    },
    approvalRequests: { totalCount: 0, edges: [] },
    expectedSubmitterCount: 2,
    lateSubmitters: {
      totalCount: 2,
      edges: ['ray', 'ann'].map((name) => ({
        node: { __typename: 'User', id: name, name, email: `${name}@example.com` },
      })),
    },
    decideDays: ({ input }: { input: DecideInput }) => {
      if (decide) return decide(input);
      const decided = input.days.map(({ id }) => {
        const day = days().find((each) => each.id === id)!;
        return Object.assign(day, {
          status: input.status,
          rejectionReason: input.reason ?? null,
          revision: `${Number(day.revision) + 1}`,
        });
      });
      return { __typename: 'DecideDaysPayload', decided, refusals: [] };
    },
  };
}
type DecideInput = { days: { id: string; revision: string }[]; status: string; reason?: string };

const there = '/dashboard/approvals';
async function open(server: Root, at = there, others: string[] = []) {
  const page = await renderScreen(approvalsEntry, at, server, others);
  await waitFor(() => expect(screen.queryByText('Loading submitted weeks...')).toBeNull());
  const decisions = () =>
    page.sent
      .filter(({ name }) => name === 'useDecideDaysMutation')
      .map(({ variables }) => variables.input as DecideInput);
  return { ...page, decisions };
}
const queue = () => within(screen.getByRole('table', { name: 'Submitted weeks' }));
const drivers = () =>
  screen.queryByRole('table', { name: 'Submitted weeks' })
    ? queue()
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent)
    : [];
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });

describe('the queue', () => {
  it('shows each week with its days in words and its pending days', async () => {
    const days = [
      createDay('Ada', MONDAY),
      createDay('Ada', TUESDAY!, { worked: false, status: 'APPROVED' }),
      createDay('Ada', WEDNESDAY!, { status: 'REJECTED', rejectionReason: 'No truck.' }),
    ];
    await open(company([createWeek('Ada', [], { days })]));
    const row = queue().getByRole('row', { name: /Ada/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((item) => item.title),
    ).toEqual([
      'Mon, Nov 9: Worked, pending',
      'Tue, Nov 10: Off, approved',
      'Wed, Nov 11: Worked, rejected',
      'Thu, Nov 12: Not entered',
      'Fri, Nov 13: Not entered',
      'Sat, Nov 14: Not entered',
      'Sun, Nov 15: Not entered',
    ]);
    expect(screen.getByText('1 week to review, 1 day in all.')).toBeTruthy();
  });

  it('shows a week’s worth, its routes, and unusual values in words', async () => {
    const usual = { fewestDays: 1, mostDays: 1, routes: ['York'], mostExpenses: 0 };
    const days = [
      createDay('Ada', MONDAY, { description: 'York' }),
      createDay('Ada', TUESDAY!, { description: 'Erie' }),
    ];
    const toll = receipt({ amount: 60 });
    await open(
      company([createWeek('Ada', [], { days, usual, receipts: [toll] }), createWeek('Ben', [MONDAY])]),
    );
    const row = within(queue().getByRole('row', { name: /Ada/ }));
    expect(row.getByText('$550.00')).toBeTruthy();
    expect(row.getByText('2 days, usually 1')).toBeTruthy();
    expect(row.getByText('$60.00 in receipts, usually none')).toBeTruthy();
    expect(row.getByText(/^New route: Erie$/)).toBeTruthy();
    expect(row.getByText('York')).toBeTruthy();
    const other = within(queue().getByRole('row', { name: /Ben/ }));
    expect(other.queryByText(/usually|New route/)).toBeNull();
    expect(other.getByText('$245.00')).toBeTruthy();
  });

  it('shows days and routes under the name where they have no column, beside Approve', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(470);
    onTestFinished(() => width.mockRestore());
    const days = [createDay('Ada', MONDAY, { description: 'York' })];
    await open(company([createWeek('Ada', [], { days })]));
    const name = within(queue().getByRole('rowheader'));
    expect(name.getByText('York')).toBeTruthy();
    expect(name.getAllByRole('listitem')[0]?.title).toBe('Mon, Nov 9: Worked, pending');
    expect(queue().getByRole('button', { name: /^Approve/ })).toBeTruthy();
  });

  it('leaves out rejected days and days without a rate', async () => {
    const days = [createDay('Ada', MONDAY), createDay('Ada', TUESDAY!, { status: 'REJECTED' })];
    const noRate = createWeek('Ben', [MONDAY], { dayRates: Array(7).fill(0) });
    const { user } = await open(company([createWeek('Ada', [], { days }), noRate]));
    expect(queue().getByText('$245.00')).toBeTruthy();
    await user.click(box('Ada'));
    await screen.findByText('1 week, 1 day, $245.00');
    await user.click(box('Ben'));
    expect(screen.getByText('2 weeks, 2 days selected')).toBeTruthy();
  });

  it('approves and opens the board of the first week', async () => {
    const later = createWeek('Ben', ['2026-11-16'], { weekStart: '2026-11-16' });
    const weeks = [createWeek('Ada', [TUESDAY!]), later];
    const { user, router, decisions } = await open(company(weeks), there, ['/dashboard/payroll/week']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Approve and Open Payday' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/payroll/week'));
    expect(router.state.location.search).toBe(`?week=${MONDAY}`);
    expect(decisions()).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('stays and shows the reason when a day was refused on the way to payday', async () => {
    const refuse = ({ days }: DecideInput) => {
      const refusals = days.map(({ id }) => ({
        timeLogId: id,
        date: MONDAY,
        message: 'Changed.',
        timeLog: null,
      }));
      return { __typename: 'DecideDaysPayload', decided: [], refusals };
    };
    const { user, router } = await open(company([createWeek('Ada', [MONDAY])], refuse));
    await user.click(box('Ada'));
    await user.click(await screen.findByRole('button', { name: 'Approve and Open Payday' }));
    await screen.findByRole('button', { name: 'See Why' });
    expect(router.state.location.pathname).toBe(there);
  });

  longIt('shows that nothing is waiting', async () => {
    await open(company([]));
    expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
  });

  it('approves a week, removes it at once, and brings it back on Undo', async () => {
    const { user, decisions, sent } = await open(
      company([createWeek('Ada', [MONDAY, TUESDAY!]), createWeek('Ben', [MONDAY])]),
    );
    await user.click(button(/^Approve Nov 9 .* of Ada$/));
    await screen.findAllByText('2 days approved.');
    await waitFor(() => expect(drivers()).toEqual(['Ben']));
    await user.click(button('Undo'));
    await screen.findAllByText('2 days pending again.');
    await waitFor(() => expect(drivers()).toEqual(['Ada', 'Ben']));
    const ids = [`Ada-${MONDAY}`, `Ada-${TUESDAY}`];
    expect(decisions()).toEqual([
      { days: ids.map((id) => ({ id, revision: '1' })), status: 'APPROVED' },
      { days: ids.map((id) => ({ id, revision: '2' })), status: 'PENDING' },
    ]);
    expect(sent.map(({ name }) => name)).toEqual([
      'ApprovalsScreenQuery',
      'useDecideDaysMutation',
      'useDecideDaysMutation',
    ]);
  });

  it('rejects a single day with a reason, which it requires', async () => {
    const { user, decisions } = await open(company([createWeek('Ada', [MONDAY, TUESDAY!])]));
    await user.click(button('Ada'));
    await user.click(await screen.findByRole('button', { name: /^Reject… Tuesday of Ada$/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 1 day' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText('Enter a reason for the driver.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), ' No truck went out. ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findAllByText('1 day rejected.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(decisions()).toEqual([
      {
        days: [{ id: `Ada-${TUESDAY}`, revision: '1' }],
        status: 'REJECTED',
        reason: 'No truck went out.',
      },
    ]);
    expect(screen.getByText('No truck went out.')).toBeTruthy();
    await screen.findByRole('button', { name: /^Undo Decision Tuesday of Ada$/ });
  });

  longIt('restores a reason after a reload, and forgets it with the dialog', async () => {
    const weeks = () => company([createWeek('Ada', [MONDAY])]);
    const reject = /^Reject… Nov 9 .* of Ada$/;
    const { user } = await open(weeks());
    await user.click(button(reject));
    await user.type(within(await screen.findByRole('alertdialog')).getByRole('textbox'), 'No truck.');
    const [key, kept] = Object.entries(sessionStorage).find(([name]) => name.includes('.reject.'))!;
    expect(kept).toBe(JSON.stringify({ reason: 'No truck.' }));
    await user.click(button('Cancel'));
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
    // A reload unmounts no component: the draft is still there.
    sessionStorage.setItem(key, kept);
    await user.click(button(reject));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No truck.');
  });

  it('keeps the reason when the decision fails', async () => {
    const refuse = () => ({
      __typename: 'ValidationError',
      message: 'The input isn’t valid.',
      code: 'VALIDATION',
      issues: [{ path: ['reason'], message: 'The reason must be at most 500 characters.' }],
    });
    const { user } = await open(company([createWeek('Ada', [MONDAY])], refuse));
    await user.click(button(/^Reject… Nov 9 .* of Ada$/));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'No truck.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText('The reason must be at most 500 characters.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No truck.');
  });

  it('shows each refused day with its person and the reason', async () => {
    const weeks = [createWeek('Ada', [MONDAY]), createWeek('Ben', [MONDAY])];
    const { user } = await open(
      company(weeks, ({ days }) => {
        const [ada, ben] = weeks.map((week) => week.days[0]!);
        Object.assign(ada!, { status: 'APPROVED', revision: '2' });
        const refusals = days
          .filter(({ id }) => id === ben!.id)
          .map(({ id }) => ({
            timeLogId: id,
            date: MONDAY,
            message: 'This day has changed.',
            timeLog: ben,
          }));
        return { __typename: 'DecideDaysPayload', decided: [ada], refusals };
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(button('Approve Selected'));
    await screen.findAllByText('1 done, 1 failed');
    expect(button('Undo')).toBeTruthy();
    await user.click(button('See Why'));
    const dialog = within(await screen.findByRole('dialog', { name: '1 day failed' }));
    expect(dialog.getByRole('row', { name: /Ben/ }).textContent).toContain('Mon, Nov 9, 2026');
    expect(dialog.getByText('This day has changed.')).toBeTruthy();
    expect(dialog.queryByText('Ada')).toBeNull();
  });

  it('leaves the viewer’s own week to others, and explains it', async () => {
    const reason = 'You can’t approve or reject your own days.';
    const days = [createDay('Me', MONDAY, { viewerCanDecide: false })];
    const own = createWeek('Me', [], { days, viewerCanDecide: false, reason });
    const { user, decisions } = await open(company([own, createWeek('Ada', [MONDAY])]));
    expect(box('Me')).toHaveProperty('disabled', true);
    const approve = button(/^Approve Nov 9 .* of Me$/);
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    await user.click(approve);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(button('Approve Selected'));
    await waitFor(() => expect(drivers()).toEqual(['Me']));
    expect(decisions()).toMatchObject([{ days: [{ id: `Ada-${MONDAY}` }] }]);
  });

  it('decides beyond the page, five hundred days at a time', async () => {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));
    const weeks = Array.from({ length: 90 }, (_, index) => createWeek(`No. ${index}`, dates));
    const { user, decisions, sent } = await open(company(weeks));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(screen.getByText('50 weeks, 350 days, $85,750.00')).toBeTruthy();
    await user.click(button('Select all 90'));
    expect(screen.getByText('All 90 weeks selected')).toBeTruthy();
    await user.click(button('Approve Selected'));
    await screen.findAllByText('630 days approved.');
    expect(decisions().map(({ days }) => days.length)).toEqual([500, 130]);
    await waitFor(() => expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy());
    expect(sent.filter(({ name }) => name === 'ApprovalsScreenQuery')).toHaveLength(1);
  });

  it('brings a week back that was decided on another page, with its count', async () => {
    const weeks = Array.from({ length: 4 }, (_, index) => createWeek(`No. ${index}`, [MONDAY]));
    const { user, router } = await open(company(weeks));
    await user.click(button(/^Approve Nov 9 .* of No. 3$/));
    await screen.findAllByText('1 day approved.');
    await act(() => router.navigate(`${there}?search=No`));
    await screen.findByText('3 weeks to review, 3 days in all.');
    await user.click(button('Undo'));
    await screen.findByText('4 weeks to review, 4 days in all.');
    expect(drivers()).toContain('No. 3');
  });

  it('is decided by keyboard: arrows, Space, A and R', async () => {
    const weeks = ['Ada', 'Ben', 'Cy'].map((name) => createWeek(name, [MONDAY]));
    const { user, decisions } = await open(company(weeks));
    box('Ada').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box('Ben'));
    await user.keyboard('a');
    await screen.findAllByText('1 day approved.');
    await waitFor(() => expect(drivers()).toEqual(['Ada', 'Cy']));
    box('Ada').focus();
    await user.keyboard(' {ArrowDown} r');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 2 days' }));
    await user.click(await dialog.findByRole('textbox'));
    await user.keyboard('No truck.{Enter}');
    expect(decisions()).toHaveLength(1);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(drivers()).toEqual([]));
    expect(decisions().map(({ days }) => days.map(({ id }) => id))).toEqual([
      [`Ben-${MONDAY}`],
      [`Ada-${MONDAY}`, `Cy-${MONDAY}`],
    ]);
  });

  it('puts search, week and page into the URL and queries the server', async () => {
    const { router, sent, user } = await open(company([createWeek('Ada', [MONDAY])]), `${there}?latePage=1`);
    await user.type(screen.getByPlaceholderText('Search submitted weeks...'), 'ada');
    await waitFor(() => expect(router.state.location.search).toBe('?search=ada'));
    expect(sent.at(-1)?.variables).toMatchObject({ search: 'ada', week: null, first: 50, lateFirst: 10 });
  });
});

describe('a decision', () => {
  /** A server that decides only on command. */
  function slowServer(weeks: Week[]) {
    const server = company(weeks) as Record<string, (args: object) => object>;
    let answer = (_refuse?: boolean) => {};
    const decideDays = (args: object) =>
      new Promise((resolve, reject) => {
        answer = (refuse) =>
          refuse ? reject(new Error('The database is away.')) : resolve(server.decideDays!(args));
      });
    return { server: { ...server, decideDays }, answer: (refuse?: boolean) => answer(refuse) };
  }

  it('shows before the server has responded, and cannot be changed until then', async () => {
    const { server, answer } = slowServer([
      createWeek('Ada', [MONDAY, TUESDAY!]),
      createWeek('Ben', [MONDAY]),
    ]);
    const { user } = await open(server);
    await user.click(button('Ada'));
    await user.click(await screen.findByRole('button', { name: /^Approve Monday of Ada$/ }));
    expect(screen.getByText('2 weeks to review, 2 days in all.')).toBeTruthy();
    const back = button(/^Undo Decision Monday of Ada$/);
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await user.click(button(/^Approve Nov 9 .* of Ben$/));
    expect(drivers()).toEqual(['Ada']);
    expect(screen.getByText('1 week to review, 1 day in all.')).toBeTruthy();
    answer();
    await screen.findAllByText('1 day approved.');
    expect(drivers()).toEqual(['Ada']);
  });

  it('is reverted with a message if the server fails', async () => {
    const { server, answer } = slowServer([createWeek('Ada', [MONDAY]), createWeek('Ben', [MONDAY])]);
    const { user } = await open(server);
    await user.click(button(/^Approve Nov 9 .* of Ada$/));
    expect(drivers()).toEqual(['Ben']);
    answer(true);
    await screen.findAllByText('The database is away.');
    expect(drivers()).toEqual(['Ada', 'Ben']);
    expect(screen.getByText('2 weeks to review, 2 days in all.')).toBeTruthy();
  });

  longIt('loads the weeks of the next page when none is left, and nothing before', async () => {
    const weeks = Array.from({ length: 51 }, (_, index) => createWeek(`No. ${index}`, [MONDAY]));
    const { user, sent } = await open(company(weeks));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(box('No. 7,'));
    await user.click(button('Approve Selected'));
    await screen.findAllByText('49 days approved.');
    expect(drivers()).toEqual(['No. 7']);
    expect(sent.filter(({ name }) => name === 'ApprovalsScreenQuery')).toHaveLength(1);
    await user.click(button(/^Approve Nov 9 .* of No. 7$/));
    await waitFor(() => expect(drivers()).toEqual(['No. 50']));
    expect(sent.map(({ name }) => name)).toEqual([
      'ApprovalsScreenQuery',
      'useDecideDaysMutation',
      'useDecideDaysMutation',
    ]);
  });
});

describe('a change on the server', () => {
  const about = (name: string) => ({ userId: `User_${name}`, weekStart: MONDAY });

  it('to a visible week refetches it with the counts, and nothing else', async () => {
    const weeks = [createWeek('Ada', [MONDAY]), createWeek('Ben', [MONDAY])];
    const { sent, publish } = await open(company(weeks));
    weeks[0]!.days.push(createDay('Ada', TUESDAY!));
    weeks[1]!.days[0]!.status = 'APPROVED';
    publish('DAYS', about('Ada'));
    publish('DAYS', about('Ben'));
    await waitFor(() => expect(drivers()).toEqual(['Ada']));
    expect(screen.getByText('1 week to review, 2 days in all.')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual([
      'ApprovalsScreenQuery',
      'submittedWeekRowQuery',
      'submittedWeekRowQuery',
    ]);
  });

  longIt('to another week refetches everything', async () => {
    const weeks = [createWeek('Ada', [MONDAY])];
    const { publish } = await open(company(weeks));
    weeks.push(createWeek('Ben', [MONDAY]));
    publish('DAYS', about('Ben'));
    await waitFor(() => expect(drivers()).toEqual(['Ada', 'Ben']));
  });

  it('by the viewer leaves Undo as quick', async () => {
    const weeks = [createWeek('Ada', [MONDAY]), createWeek('Ben', [MONDAY])];
    const { user, sent, publish } = await open(company(weeks));
    await user.click(button(/^Approve Nov 9 .* of Ada$/));
    await screen.findAllByText('1 day approved.');
    publish('DAYS', about('Ada'));
    await waitFor(() => expect(sent.at(-1)?.name).toBe('submittedWeekRowQuery'));
    await screen.findByText('1 week to review, 1 day in all.');
    await user.click(button('Undo'));
    expect(drivers()).toEqual(['Ada', 'Ben']);
    expect(screen.getByText('2 weeks to review, 2 days in all.')).toBeTruthy();
  });
});

describe('receipts', () => {
  type Input = { receipts: { id: string }[]; status: string; reason?: string };
  function withReceipts(weeks: Week[]): Root {
    const decideReceipts = ({ input }: { input: Input }) => ({
      __typename: 'DecideReceiptsPayload',
      decided: input.receipts.map(({ id }) =>
        Object.assign(weeks.flatMap((week) => week.receipts).find((each) => each.id === id)!, {
          status: input.status,
          rejectionReason: input.reason ?? null,
          revision: '2',
        }),
      ),
      refusals: [],
    });
    return { ...(company(weeks) as object), decideReceipts } as Root;
  }

  it('alone put a week into the queue, and take it out when they are approved', async () => {
    const hint = 'Ben sent the same file with a receipt for Nov 16, 2026.';
    const { user, sent } = await open(
      withReceipts([createWeek('Ada', [], { receipts: [receipt({ duplicateHints: [hint] })] })]),
    );
    expect(screen.getByText('1 receipt pending')).toBeTruthy();
    expect(button(/^Approve Nov 9 .* of Ada$/).getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Ada'));
    const list = within(await screen.findByRole('list', { name: 'Receipts of Ada' }));
    expect(list.getByText('$12.50 Tolls')).toBeTruthy();
    expect(list.getByText(hint)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Approve $12.50 of Ada' }));
    await screen.findAllByText('Receipt approved.');
    expect(sent.find(({ name }) => name === 'useDecideReceiptsMutation')?.variables).toMatchObject({
      input: { receipts: [{ id: 'toll', revision: '1' }], status: 'APPROVED' },
    });
    await waitFor(() => expect(drivers()).toEqual([]));
  });

  it('are rejected with a reason', async () => {
    const weeks = [createWeek('Ada', [MONDAY], { receipts: [receipt()] })];
    const { user } = await open(withReceipts(weeks));
    await user.click(button('Ada'));
    const list = within(await screen.findByRole('list', { name: 'Receipts of Ada' }));
    await user.click(list.getByRole('button', { name: 'Reject… $12.50 of Ada' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 1 receipt' }));
    await user.type(await dialog.findByRole('textbox'), 'Cannot be read.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await list.findByText('Cannot be read.');
    expect(drivers()).toEqual(['Ada']);
  });
});

describe('late submitters', () => {
  const noOne = { totalCount: 0, edges: [] };

  it('are none when everyone has logged, and not mentioned for a week that no one had to log', async () => {
    await open({ ...company([]), lateSubmitters: noOne });
    expect(await screen.findByText('Everyone has logged this week.')).toBeTruthy();
    cleanup();
    await open({ ...company([]), lateSubmitters: noOne, expectedSubmitterCount: 0 });
    expect(await screen.findByText('No one had to log this week.')).toBeTruthy();
    expect(screen.queryByText('Everyone has logged this week.')).toBeNull();
  });

  it('are listed for last week and reminded alone or together', async () => {
    const { sent } = await open(company([]));
    const late = within(screen.getByRole('table', { name: 'Late' }));
    expect(late.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['ray', 'ann']);
    expect(late.getByRole('link', { name: 'Remind ann' }).getAttribute('href')).toMatch(
      /^mailto:ann@example\.com\?subject=Your%20days%20for%20Nov%209/,
    );
    expect(screen.getByRole('link', { name: 'Remind All 2' }).getAttribute('href')).toMatch(
      /^mailto:\?bcc=ray@example\.com,ann@example\.com&/,
    );
    expect(sent.at(-1)?.variables).toMatchObject({ lateWeek: null });
  });

  it('can be shown for earlier weeks, up to the last one that is over', async () => {
    const { router, sent, user } = await open(company([]));
    const week = within(screen.getByRole('group', { name: 'Past week' }));
    const next = week.getByRole('button', { name: 'Next Week' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(week.getByRole('button', { name: 'Previous Week' }));
    await waitFor(() => expect(router.state.location.search).toBe('?lateWeek=2026-11-02'));
    expect(sent.at(-1)?.variables).toMatchObject({ lateWeek: '2026-11-02' });
    await user.click(await week.findByRole('button', { name: 'Latest Week' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('requests for a second person', () => {
  const request = (more: object = {}) => ({
    __typename: 'ApprovalRequest',
    id: 'request',
    kind: 'RECORD_PAYMENT',
    about: null,
    advanceFor: null,
    advanceWeekly: null,
    bankDetails: null,
    limitChange: null,
    openingDetails: null,
    deletionOf: null,
    deletionReason: null,
    closedAt: null,
    askedBy: 'Mara Boss',
    isOwn: false,
    amount: 6000,
    expiresAt: '2026-11-25T12:00:00.000Z',
    paymentDate: '2026-11-18',
    paymentMethod: 'CHECK',
    paymentReference: '0099',
    ...{ bankFileWeek: null, bankFileFormat: null, bankFileEffectiveOn: null },
    ...{ approvalIssue: null, secondPersonIssue: null },
    ...{ viewerCanDecide: true, viewerCanDecline: true, viewerCanWithdraw: false },
    wanted: [
      {
        __typename: 'ApprovalRequestRun',
        account: null,
        run: {
          __typename: 'PayrollRun',
          id: 'run',
          number: 12,
          net: 6000,
          user: { __typename: 'User', id: 'dario', name: 'Dario Fontaine' },
        },
      },
    ],
    ...more,
  });
  const conflict = (message: string) => ({ __typename: 'ConflictError', code: 'CONFLICT', message });
  const withRequests = (requests: object[], acts: Root = {}): Root => ({
    ...company([]),
    approvalRequests: ({ filter }: { filter: { status: { in: string[] } } }) => {
      const isFound = (one: object) =>
        filter.status.in.includes('status' in one ? String(one.status) : 'OPEN');
      const found = requests.filter(isFound);
      return { totalCount: found.length, edges: found.map((node) => ({ node })) };
    },
    ...acts,
  });
  const list = () => screen.findByRole('list', { name: 'For a second person' });

  it('show the requester, the payee, the amount and the method', async () => {
    await open(withRequests([request()]));
    expect((await list()).textContent).toContain(
      '$6,000.00 to Dario FontaineCheck 0099 · Nov 18, 2026 · payroll #12Mara Boss needs your approval.',
    );
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it('for several people show each person’s amount', async () => {
    const wanted = [
      ['dario', 'Dario Fontaine', 6000],
      ['lena', 'Lena Ortiz', 250.5],
    ].map(([id, name, net], index) => ({
      __typename: 'ApprovalRequestRun',
      account: null,
      run: {
        ...{ __typename: 'PayrollRun', id: `run of ${id}`, number: 12 + index, net },
        user: { __typename: 'User', id, name },
      },
    }));
    await open(withRequests([request({ amount: 6250.5, wanted })]));
    expect((await list()).textContent).toContain(
      '$6,250.50 to Dario Fontaine and Lena OrtizCheck 0099 · Nov 18, 2026Dario Fontaine, payroll #12: $6,000.00Lena Ortiz, payroll #13: $250.50',
    );
  });

  type Case = [
    given: { kind: string; [field: string]: unknown },
    said: string,
    label: string,
    result: string,
  ];
  it.each<Case[]>([
    // The notice about both banks is the same, and four messages fit on a page.
    [
      [
        { kind: 'SET_COMPANY_BANK', about: null, bankDetails: 'Keystone Bank, company ID ending in 7890' },
        'Company bank detailsKeystone Bank, company ID ending in 7890Mara Boss needs',
        'Approve Company bank details',
        'Bank details approved and saved',
      ],
      [
        { kind: 'CHANGE_LIMIT', about: null, limitChange: 'from $5,000.00 to none' },
        'Limit for a second personfrom $5,000.00 to noneMara Boss needs',
        'Approve Limit for a second person',
        'Limit approved and saved',
      ],
      [
        { kind: 'GIVE_ADVANCE', amount: 6000, advanceFor: 'Engine', advanceWeekly: 250 },
        'Advance of $6,000.00 to Dario FontaineEngine · $250.00 a week taken backMara Boss needs',
        'Approve Advance of $6,000.00 to Dario Fontaine',
        'Advance approved and entered',
      ],
    ],
    [
      [
        { kind: 'SET_BANK_ACCOUNT', bankDetails: 'Personal checking account ending in 6789' },
        'Bank account of Dario FontainePersonal checking account ending in 6789Mara Boss needs',
        'Approve Bank account of Dario Fontaine',
        'Bank details approved and saved',
      ],
      [
        { kind: 'ENTER_DEDUCTION', amount: 6000, advanceFor: 'Insurance', advanceWeekly: 250 },
        'Deduction of $6,000.00 from the pay of Dario FontaineInsurance · $250.00 a week taken offMara Boss needs',
        'Approve Deduction of $6,000.00 from the pay of Dario Fontaine',
        'Deduction approved and entered',
      ],
      [
        {
          kind: 'ENTER_OPENING_BALANCE',
          amount: 20_000,
          openingDetails: 'Paid through Jun 30, 2026: $20,000.00',
        },
        'Opening balance of $20,000.00 for Dario FontainePaid through Jun 30, 2026: $20,000.00Mara Boss needs',
        'Approve Opening balance of $20,000.00 for Dario Fontaine',
        'Opening balance approved and entered',
      ],
      [
        { kind: 'DELETE_USER', about: null, deletionOf: 'Dario Fontaine', deletionReason: 'Court order' },
        'Permanent deletion of Dario FontaineSomething is still open. Reason to go on: Court orderMara Boss needs',
        'Approve Permanent deletion of Dario Fontaine',
        'Deletion approved and done',
      ],
    ],
  ])('show an account’s last digits, and the purpose of an advance', async (...cases) => {
    const none = {
      ...{ amount: null, paymentDate: null, paymentMethod: null, paymentReference: null },
      wanted: [],
      about: { __typename: 'User', id: 'dario', name: 'Dario Fontaine' },
    };
    const requests = cases.map(([given]) => request({ ...none, id: given.kind, ...given }));
    const { user } = await open(
      withRequests(requests, {
        approveRequest: ({ input }: { input: { id: string } }) => {
          const index = requests.findIndex(({ id }) => id === input.id);
          return { __typename: 'ApproveRequestPayload', approvalRequest: requests.splice(index, 1)[0] };
        },
      }),
    );
    const text = (await list()).textContent;
    for (const [, said] of cases) expect(text).toContain(said);
    for (const [, , label, result] of cases) {
      await user.click(button(label));
      await screen.findAllByText(result);
    }
    expect(requests).toEqual([]);
  });

  it('for a bank file show each payee with the account, warnings and the total', async () => {
    const run = request().wanted[0]!.run;
    const account = {
      ...{ __typename: 'BankAccount', id: 'account', maskedAccountNumber: '•••• 6789', isNew: true },
      sharedWith: ['Nora Quill'],
    };
    const requests = [
      request({
        ...{ kind: 'MAKE_BANK_FILE', paymentDate: null, paymentMethod: null, paymentReference: null },
        ...{ bankFileWeek: '2026-11-09', bankFileFormat: 'NACHA', bankFileEffectiveOn: '2026-11-19' },
        wanted: [{ __typename: 'ApprovalRequestRun', run, account }],
      }),
    ];
    const { user } = await open(
      withRequests(requests, {
        approveRequest: () => ({
          __typename: 'ApproveRequestPayload',
          approvalRequest: requests.splice(0)[0],
        }),
      }),
    );
    expect((await list()).textContent).toContain(
      'Bank file of $6,000.00Nov 9 – 15, 2026 · NACHA file · money arrives Nov 19, 2026 · payroll #12Dario Fontaine, payroll #12: $6,000.00 to •••• 6789 (new account, same account as Nora Quill)',
    );
    await user.click(button('Approve Bank file of $6,000.00'));
    await screen.findByText('Bank file approved. Download it under Record Payment.');
  });

  it('explain why the viewer can’t approve them and who could, and let the viewer decline', async () => {
    const approvalIssue = 'You couldn’t approve this 72 hours before it was requested.';
    await open(withRequests([request({ viewerCanDecide: false, approvalIssue })]));
    expect((await list()).textContent).toContain(approvalIssue);
    expect(screen.queryByRole('button', { name: /^Approve \$/ })).toBeNull();
    button('Decline $6,000.00 to Dario Fontaine');
  });

  longIt('by the viewer show that no one can approve them', async () => {
    const secondPersonIssue =
      'No one can approve this yet. Request it again once someone can: Gil Host from Dec 18, 2026.';
    const own = { isOwn: true, viewerCanDecide: false, viewerCanDecline: false, secondPersonIssue };
    await open(withRequests([request(own)]));
    expect((await list()).textContent).toContain(secondPersonIssue);
  });

  it('that were declined and are not payments show for a week', async () => {
    const declined = (id: string, days: number) =>
      request({
        ...{
          id,
          kind: 'SET_COMPANY_BANK',
          status: 'DECLINED',
          reason: `Reason ${id}`,
          decidedBy: 'Mara Boss',
        },
        ...{ amount: null, paymentDate: null, wanted: [] },
        closedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
      });
    await open(withRequests([declined('new', 6), declined('old', 8)]));
    expect((await screen.findByRole('list', { name: 'Declined requests' })).textContent).toBe(
      'Company bank details, requested by Mara BossMara Boss: Reason new',
    );
  });

  longIt('are hidden when none are waiting', async () => {
    await open(withRequests([]));
    expect(screen.queryByText('Waiting for a Second Approval')).toBeNull();
  });

  it('leave the list when approved, and stay with the reason when they cannot be', async () => {
    const requests = [request()];
    let isRefused = true;
    const { sent, user } = await open(
      withRequests(requests, {
        approveRequest: () => {
          if (isRefused) return conflict('Payroll #12 is void.');
          const [approvalRequest] = requests.splice(0);
          return { __typename: 'ApproveRequestPayload', approvalRequest };
        },
      }),
    );
    await list();
    await user.click(button('Approve $6,000.00 to Dario Fontaine'));
    await screen.findByText('Payroll #12 is void.');
    isRefused = false;
    await user.click(button('Approve $6,000.00 to Dario Fontaine'));
    await screen.findByText('Payment approved and recorded');
    await waitFor(() => expect(screen.queryByText('Waiting for a Second Approval')).toBeNull());
    expect(sent.at(-1)!.variables).toEqual({ input: { id: 'request' } });
  });

  it('that were declined show the reason as long as they are unpaid', async () => {
    const declined = (run: object) =>
      request({
        ...{ id: `declined ${JSON.stringify(run)}`, status: 'DECLINED', reason: 'Wrong account' },
        ...{ isOwn: true, decidedBy: 'Mara Boss' },
        wanted: [
          {
            __typename: 'ApprovalRequestRun',
            account: null,
            run: {
              ...{ __typename: 'PayrollRun', id: JSON.stringify(run), number: 12, awaitsApproval: false },
              ...{ user: { __typename: 'User', id: 'dario', name: 'Dario Fontaine' }, ...run },
            },
          },
        ],
      });
    await open(
      withRequests([
        declined({ status: 'PROCESSED' }),
        declined({ status: 'PROCESSED', awaitsApproval: true }),
        declined({ status: 'PAID' }),
        declined({ status: 'VOID' }),
      ]),
    );
    expect((await screen.findByRole('list', { name: 'Declined requests' })).textContent).toBe(
      '$6,000.00 to Dario Fontaine on Nov 18, 2026, requested by youMara Boss: Wrong account',
    );
    expect(screen.queryByRole('list', { name: 'For a second person' })).toBeNull();
  });

  it('are declined with a reason, which a failure keeps', async () => {
    const requests = [request()];
    let isRefused = true;
    const { sent, user } = await open(
      withRequests(requests, {
        declineRequest: () => {
          if (isRefused) return conflict('This request is already approved.');
          const [approvalRequest] = requests.splice(0);
          return { __typename: 'DeclineRequestPayload', approvalRequest };
        },
      }),
    );
    await list();
    await user.click(button('Decline $6,000.00 to Dario Fontaine'));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect((await screen.findAllByText('Enter a reason.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Reason/), 'Wrong account');
    await user.click(button('Decline'));
    expect((await screen.findAllByText('This request is already approved.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Wrong account');
    isRefused = false;
    await user.click(button('Decline'));
    await waitFor(() => expect(screen.queryByText('Waiting for a Second Approval')).toBeNull());
    expect(sent.at(-1)!.variables).toEqual({ input: { id: 'request', reason: 'Wrong account' } });
  });

  it('by the viewer can be withdrawn and not approved', async () => {
    const requests = [
      request({
        ...{ isOwn: true, viewerCanDecide: false, viewerCanDecline: false, viewerCanWithdraw: true },
        approvalIssue: 'You requested this. Someone else has to approve it.',
      }),
    ];
    const { user } = await open(
      withRequests(requests, {
        withdrawRequest: () => {
          const [approvalRequest] = requests.splice(0);
          return { __typename: 'WithdrawRequestPayload', approvalRequest };
        },
      }),
    );
    expect((await list()).textContent).toContain('You requested this. Someone else has to approve it.');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await user.click(button('Withdraw $6,000.00 to Dario Fontaine'));
    await screen.findByText('Request withdrawn');
    await waitFor(() => expect(screen.queryByText('Waiting for a Second Approval')).toBeNull());
  });
});
