import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import * as download from '../../kit/lib/download';
import { quietSteps } from '../payday/testPayday';
import { payrollBoardEntry } from '../payrollBoard/PayrollBoardScreen.entry';

beforeEach(() => sessionStorage.clear());

const WEEK = '2026-11-09';
const dario = {
  name: 'Dario Fontaine',
  amount: 1470.25,
  accountLast4: '6789',
  isNew: false,
  sharedWith: [],
  earlierOn: null,
};
const fred = {
  ...{ name: 'Fred Fresh', amount: 200, accountLast4: '4444', isNew: true, earlierOn: '2026-11-17' },
  sharedWith: ['Nora Account'],
};
const made = {
  id: 'file-1',
  format: 'NACHA',
  effectiveOn: '2026-11-19',
  createdAt: '2026-11-18T15:00:00Z',
  madeBy: { id: 'marta', name: 'Marta Ruiz' },
  approvedBy: 'Ada Whitfield',
  amount: 6900,
  sha256: 'ab'.repeat(32),
  outdatedReason: null,
};
const ALL_IN_FILE = 'All 3 are in the file of Nov 17, 2026, which you can download again.';
const nora = { name: 'Nora Account', amount: 300, reason: 'No bank account on file.' };

const isRefused = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

type Choices = { includeNew: boolean; includeRepeated: boolean };

const run = {
  ...{
    id: 'run',
    number: 7,
    payDate: '2026-11-18',
    net: 300,
    viewerCanMarkPaid: true,
    awaitsApproval: false,
  },
  user: { id: 'nora', name: 'Nora Account', bankAccount: null },
};

/** Opens the dialog of a week with these payees. */
async function open({
  nachaIssue = null as string | null,
  payees = [dario] as object[],
  needsSecondPerson = false,
  files = [] as object[],
} = {}) {
  const board = {
    id: `PayrollBoard_${WEEK}`,
    ...{ weekStart: WEEK, weekEnd: '2026-11-15', payDate: '2026-11-18' },
    ...{ viewerCanProcess: true, reason: null, isEverybodyPaid: false, unpaidElsewhere: 0, batch: null },
    steps: { ...quietSteps, payableRuns: 1, payablePeople: 1, payable: 300 },
    totals: {
      ...{ contractors: 2, ready: 0, held: 0, processed: 2, unpaidRuns: 2 },
      ...{ basePay: 0, expenses: 0, totalPay: 0, deductions: 0, net: 0 },
    },
    rows: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  };
  const server: Root = {
    today: '2026-11-18',
    payrollBoard: () => board,
    payrollRuns: { pageInfo: { hasNextPage: false, endCursor: null }, edges: [{ node: run }] },
    bankFiles: { edges: files.map((node) => ({ node })) },
    bankFilePreview: ({ includeNew }: Choices) => ({
      __typename: 'BankFilePreview',
      nextBankingDay: '2026-11-19',
      ...{ nachaIssue, needsSecondPerson },
      nobodyIssue: payees.length === 0 && !includeNew ? ALL_IN_FILE : null,
      payees: includeNew ? [...payees, fred] : payees,
      leftOut: [nora, ...(includeNew ? [] : [{ name: 'Fred Fresh', amount: 200, reason: 'It is new.' }])],
    }),
  };
  const page = await renderScreen(payrollBoardEntry, `/dashboard/payroll/week?week=${WEEK}`, server);
  await page.user.click(await screen.findByRole('button', { name: 'Record Payment $300.00 for 1' }));
  await page.user.selectOptions(await screen.findByLabelText(/^Method/), 'Direct Deposit (Bank File)');
  await page.user.click(screen.getByRole('button', { name: 'Make Bank File' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByLabelText(/^Money Arrives On/);
  const texts = (name: string) =>
    within(dialog.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  return { ...page, server, dialog, texts };
}

describe('direct deposit', () => {
  it('shows who is paid and who is not, and marks warnings', async () => {
    const { dialog, texts, user } = await open();
    expect(texts('1 payment, $1,470.25')).toEqual(['Dario Fontaine•••• 6789$1,470.25']);
    expect(texts('Left out: 2 people')).toEqual([
      'Nora AccountNo bank account on file.$300.00',
      'Fred FreshIt is new.$200.00',
    ]);
    await user.click(dialog.getByLabelText('Include new accounts'));
    await waitFor(() =>
      expect(texts('2 payments, $1,670.25')[1]).toBe(
        'Fred Fresh•••• 4444New accountSame account as Nora AccountIn the file of Nov 17, 2026$200.00',
      ),
    );
  });

  it('makes and downloads the file for a banking day; a refused day stays in its field', async () => {
    const taken = vi.spyOn(download, 'downloadFile').mockResolvedValue();
    const { dialog, sent, server, user } = await open();
    server.makeBankFile = { __typename: 'MakeBankFilePayload', bankFile: { id: 'file-2' } };
    const day = dialog.getByLabelText(/^Money Arrives On/);
    expect(day).toHaveProperty('value', '2026-11-19');
    await user.clear(day);
    await user.type(day, '2026-11-26');
    await user.click(dialog.getByRole('button', { name: 'Download NACHA File' }));
    expect(
      await dialog.findAllByText('Banks are closed on Nov 26, 2026. The next banking day is Nov 27, 2026.'),
    ).toHaveLength(2);
    expect(day).toHaveProperty('value', '2026-11-26');
    expect(taken).not.toHaveBeenCalled();
    await user.clear(day);
    await user.type(day, '2026-11-27');
    await user.click(dialog.getByRole('button', { name: 'Download NACHA File' }));
    await screen.findByText(/^Bank file saved: 1 payment, \$1,470\.25\./);
    expect(sent.filter(({ name }) => name === 'useBankFileMutation')).toMatchObject([
      {
        variables: {
          input: {
            ...{ weekStart: WEEK, format: 'NACHA', effectiveOn: '2026-11-27' },
            ...{ includeNew: false, includeRepeated: false, idempotencyKey: expect.any(String) },
          },
        },
      },
    ]);
    expect(taken.mock.lastCall![0].path).toBe('/api/payroll/bank-files/file-2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows why the server makes no file, and keeps the choices', async () => {
    const why = 'There’s no one to pay by direct deposit this week.';
    const { dialog, sent, server, user } = await open();
    server.makeBankFile = { __typename: 'ConflictError', code: 'CONFLICT', message: why };
    await user.click(dialog.getByLabelText('Include people already in an earlier file'));
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'useBankFilePreviewQuery')).toHaveLength(2),
    );
    await user.click(await dialog.findByRole('button', { name: 'Download Bank CSV' }));
    expect(await dialog.findByText(why)).toBeTruthy();
    expect(dialog.getByLabelText('Include people already in an earlier file')).toHaveProperty(
      'checked',
      true,
    );
  });

  it('requests a second person’s approval above the limit, and reports it', async () => {
    const taken = vi.spyOn(download, 'downloadFile').mockResolvedValue();
    const { dialog, server, user } = await open({ needsSecondPerson: true });
    server.makeBankFile = {
      ...{ __typename: 'ApprovalRequiredError', code: 'APPROVAL_REQUIRED' },
      message: 'Someone else has to approve it.',
    };
    dialog.getByText(/^It’s above the limit\b/);
    expect(dialog.queryByRole('button', { name: /^Download/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send NACHA File for Approval' }));
    await screen.findByText('Sent to a second person for approval');
    expect(taken).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('lists the made files with people, total and digest, to download again', async () => {
    const taken = vi.spyOn(download, 'downloadFile').mockResolvedValue();
    const { dialog, user } = await open({ files: [made] });
    const [file] = within(dialog.getByRole('region', { name: 'Files Made' })).getAllByRole('listitem');
    expect(file!.textContent).toMatch(
      /^NACHA file of \$6,900\.00Made Nov 18, 2026 by Marta Ruiz, approved by Ada Whitfield · money arrives Nov 19, 2026/,
    );
    expect(file!.textContent).toContain(made.sha256);
    await user.click(dialog.getByRole('button', { name: 'Download NACHA file of $6,900.00' }));
    await waitFor(() =>
      expect(taken.mock.lastCall![0]).toMatchObject({
        path: '/api/payroll/bank-files/file-1',
        fallbackName: `payroll-${WEEK}.ach`,
      }),
    );
  });

  it('says why a made file must not go to the bank anymore, and does not download it', async () => {
    const outdatedReason =
      'This file must not go to the bank anymore: since it was made, 1 payroll run was voided.';
    const { dialog } = await open({ files: [{ ...made, outdatedReason }] });
    const [file] = within(dialog.getByRole('region', { name: 'Files Made' })).getAllByRole('listitem');
    expect(file!.textContent).toContain(outdatedReason);
    expect(isRefused(dialog.getByRole('button', { name: 'Download NACHA file of $6,900.00' }))).toBe(true);
  });

  it('reports that it could not be loaded', async () => {
    const { dialog, server, user } = await open();
    server.bankFilePreview = new GraphQLError('Down');
    await user.click(dialog.getByLabelText('Include new accounts'));
    expect(await dialog.findByText('Failed to load payments')).toBeTruthy();
    expect(isRefused(dialog.getByRole('button', { name: 'Download Bank CSV' }))).toBe(true);
  });

  it('disables what cannot be made, with the reason', async () => {
    const nachaIssue = 'First, an administrator has to enter the company’s bank in the company profile.';
    const { dialog } = await open({ nachaIssue });
    const refused = (name: string) => isRefused(dialog.getByRole('button', { name }));
    expect([refused('Download NACHA File'), refused('Download Bank CSV')]).toEqual([true, false]);
  });

  it('shows why a file would pay no one', async () => {
    const { dialog } = await open({ payees: [] });
    expect(dialog.getByText(ALL_IN_FILE, { ignore: '[hidden]' })).toBeTruthy();
  });
});
