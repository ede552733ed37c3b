import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import * as download from '../../kit/lib/download';
import { reportsEntry } from './ReportsScreen.entry';

const report = (id: string, more: object = {}) => ({
  __typename: 'Report',
  id,
  name: `Payroll Summary Nov 2 – 15, 2026 ${id}`,
  type: 'PAYROLL_SUMMARY',
  createdAt: '2026-11-18T17:00:00.000Z',
  viewerCanDelete: true,
  ...more,
});
const createPage = (reports: object[], totalCount = reports.length) => ({
  totalCount,
  edges: reports.map((node) => ({ node })),
});
const viewer = (...permissions: string[]) => ({ __typename: 'User', id: 'u', permissions });
const dario = { __typename: 'User', id: 'dario', name: 'Dario Fontaine', email: 'dario@example.com' };

const there = '/dashboard/reports';
const open = (server: Root, at = there) =>
  renderScreen(reportsEntry, at, { today: '2026-11-18', viewer: viewer(), ...server }, [`${there}/r`]);
const dialog = () => within(screen.getByRole('alertdialog'));
const openDialog = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const button = screen.getByRole('button', { name: 'Generate Report' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(button);
};

describe('the start of the reports', () => {
  const months = ['10', '11', '12'].map((month) => ({
    month: `2026-${month}-01`,
    sums: { handedOut: 9000 },
  }));
  const quarter = { year: 2026, number: 4, months, yearBefore: null };

  it('charts the current quarter, and opens the payroll summary of a usual period with one click', async () => {
    const made = {
      __typename: 'GeneratePayrollSummaryPayload',
      report: report('r'),
      query: { reports: createPage([]) },
    };
    const asked = vi.fn();
    const generatePayrollSummary = ({ input }: { input: object }) => {
      asked(input);
      return made;
    };
    const { router, user } = await open({ quarter, reports: createPage([]), generatePayrollSummary });
    await screen.findByRole('heading', { name: 'Q4 2026 So Far' });
    screen.getByRole('heading', { name: 'Paid out by month' });
    await user.click(screen.getByRole('button', { name: 'Last Month' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${there}/r`));
    expect(asked).toHaveBeenCalledWith({
      ...{ startDate: '2026-10-01', endDate: '2026-10-31', dates: 'PAY_DATE', userId: null },
    });
  });
});

describe('the list of reports', () => {
  it('has name, type, day and actions of each; a row opens its report', async () => {
    const { sent } = await open({
      reports: createPage([
        report('a'),
        report('b', { name: 'Work', type: 'CONTRACTOR_REPORT' }),
        report('c', { name: 'Taxes', type: 'TAX_REPORT', viewerCanDelete: false }),
      ]),
    });
    await screen.findByRole('table', { name: 'Reports' });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Report Name',
      'Type',
      'Created',
      'Actions',
    ]);
    for (const text of ['Payroll Summary', 'Contractor Performance', 'Tax Summary'])
      expect(screen.getByText(text, { exact: true })).toBeTruthy();
    expect(screen.getAllByText('Nov 18, 2026')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Taxes' }).getAttribute('href')).toBe(`${there}/c`);
    expect(screen.queryByRole('button', { name: 'Delete Taxes' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete Work' })).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('shows that there are none, and that none match', async () => {
    await open({ reports: createPage([]) });
    expect(await screen.findByText('No reports generated yet')).toBeTruthy();
    cleanup();
    await open({ reports: createPage([]) }, `${there}?year=2025`);
    expect(await screen.findByText('No reports match these filters')).toBeTruthy();
  });

  it('keeps filters in the URL and sends them unchanged', async () => {
    const { router, sent, user } = await open({ reports: createPage([report('a')], 45) }, `${there}?page=2`);
    await screen.findByRole('table', { name: 'Reports' });
    await user.type(screen.getByLabelText('Start Date'), '2026-12-31');
    await user.type(screen.getByLabelText('End Date'), '2026-01-01');
    await user.type(screen.getByLabelText('Tax Year'), '1999');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?startDate=2026-12-31&endDate=2026-01-01&year=1999'),
    );
    expect(sent.at(-1)!.variables).toMatchObject({
      startDate: '2026-12-31',
      endDate: '2026-01-01',
      year: 1999,
      userId: null,
      after: null,
    });
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByLabelText('Start Date')).toHaveProperty('value', ''));
  });

  it('offers contractors to those who assign roles, and names the one in the URL to others', async () => {
    await open(
      { reports: createPage([]), viewer: viewer('assign_roles'), contractor: dario },
      `${there}?contractorId=dario`,
    );
    expect(await screen.findByDisplayValue('Dario Fontaine')).toBeTruthy();
    cleanup();
    const { sent } = await open(
      { reports: createPage([]), contractor: dario },
      `${there}?contractorId=dario`,
    );
    expect(await screen.findByText('Dario Fontaine')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Contractor' })).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['ReportsScreenQuery']);
  });

  it('keeps its filters when it cannot be loaded, and retries', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { user } = await open({
      reports: () => {
        if (isDown) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        return createPage([report('a')]);
      },
    });
    expect(await screen.findByText('Failed to load reports')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('table', { name: 'Reports' })).toBeTruthy();
  });
});

describe('generating a report', () => {
  it('starts with a payroll summary of days; the list follows', async () => {
    const inputs: unknown[] = [];
    const reports: object[] = [];
    const { router, user } = await open({
      reports: () => createPage(reports),
      generatePayrollSummary: ({ input }: { input: object }) => {
        inputs.push(input);
        reports.push(report('new'));
        return report('new');
      },
    });
    await openDialog(user);
    expect(dialog().getByLabelText('Report Type')).toHaveProperty('value', 'PAYROLL_SUMMARY');
    expect(dialog().queryByLabelText('Tax Year')).toBeNull();
    expect(dialog().queryByRole('combobox', { name: 'Contractor' })).toBeNull();
    await user.type(dialog().getByLabelText('Start Date'), '2026-11-02');
    await user.type(dialog().getByLabelText('End Date'), '2026-11-15');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Report generated successfully!')).toBeTruthy();
    expect(inputs).toEqual([
      { startDate: '2026-11-02', endDate: '2026-11-15', userId: null, dates: 'WORK_DATE' },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByRole('table', { name: 'Reports' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${there}/new`));
  });

  it.each([
    ['', 'New'],
    ['?page=2', 'Moved'],
    ['?year=2025', 'Other'],
  ])('returns the page in its present state (%s), in one request', async (search, shown) => {
    let isMade = false;
    const { sent, user } = await open(
      {
        reports: ({ after, year }: { after: string | null; year: number | null }) => {
          const name = year ? 'Other' : after ? 'Moved' : 'New';
          return createPage(
            [isMade ? report(name, { name }) : report('a', { name: 'Old' })],
            isMade ? 46 : 45,
          );
        },
        generateTaxSummary: () => {
          isMade = true;
          return report('new');
        },
      },
      `${there}${search}`,
    );
    await openDialog(user);
    await user.selectOptions(dialog().getByLabelText('Report Type'), 'Tax Summary');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await screen.findByText('Report generated successfully!');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([shown]);
    expect(sent.map(({ name }) => name)).toEqual(['ReportsScreenQuery', 'useGenerateReportTaxMutation']);
  });

  it('of a tax year takes the current one by default', async () => {
    const inputs: unknown[] = [];
    const { user } = await open({
      reports: createPage([]),
      generateTaxSummary: ({ input }: { input: object }) => {
        inputs.push(input);
        return report('new');
      },
    });
    await openDialog(user);
    await user.selectOptions(dialog().getByLabelText('Report Type'), 'Tax Summary');
    expect(dialog().getByLabelText('Tax Year')).toHaveProperty('value', '2026');
    expect(dialog().queryByLabelText('Start Date')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await screen.findByText('Report generated successfully!');
    expect(inputs).toEqual([{ year: 2026 }]);
  });

  it('fills in a usual period by its name, and whole years for taxes', async () => {
    const inputs: unknown[] = [];
    const make = ({ input }: { input: object }) => {
      inputs.push(input);
      return report('new');
    };
    const { user } = await open({
      today: '2026-11-25',
      reports: createPage([]),
      generatePayrollSummary: make,
      generateTaxSummary: make,
    });
    await openDialog(user);
    await user.click(dialog().getByRole('button', { name: 'Last Quarter' }));
    await user.selectOptions(dialog().getByLabelText('Dates'), 'PAY_DATE');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await screen.findByText('Report generated successfully!');
    await openDialog(user);
    await user.selectOptions(dialog().getByLabelText('Report Type'), 'Tax Summary');
    const periods = within(dialog().getByRole('group', { name: 'Period' })).getAllByRole('button');
    expect(periods.map(({ textContent }) => textContent)).toEqual(['This Year', 'Last Year']);
    await user.click(periods[1]!);
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs).toEqual([
      { startDate: '2026-07-01', endDate: '2026-09-30', userId: null, dates: 'PAY_DATE' },
      { year: 2025 },
    ]);
  });

  it('covers all contractors or one that the server finds', async () => {
    const inputs: unknown[] = [];
    const { user, sent } = await open({
      reports: createPage([]),
      viewer: viewer('assign_roles'),
      contractors: { totalCount: 1, edges: [{ node: dario }] },
      generateContractorPerformance: ({ input }: { input: object }) => {
        inputs.push(input);
        return report('new');
      },
    });
    await openDialog(user);
    await user.selectOptions(dialog().getByLabelText('Report Type'), 'Contractor Performance');
    const picker = await dialog().findByRole('combobox', { name: 'Contractor' });
    expect(picker.getAttribute('placeholder')).toBe('All Contractors');
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: /Dario Fontaine/ }));
    await user.type(dialog().getByLabelText('Start Date'), '2026-11-02');
    await user.type(dialog().getByLabelText('End Date'), '2026-11-15');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await screen.findByText('Report generated successfully!');
    expect(inputs).toMatchObject([{ userId: 'dario' }]);
    expect(sent.some(({ name }) => name === 'useContractorSearchQuery')).toBe(true);
  });

  it('does not check days itself: the server’s message is beside the field and the input stays', async () => {
    const message = 'End date must not be before the start date.';
    const { user } = await open({
      reports: createPage([]),
      generatePayrollSummary: () => ({
        __typename: 'ValidationError',
        code: 'VALIDATION',
        message,
        issues: [{ path: ['input', 'endDate'], message }],
      }),
    });
    await openDialog(user);
    await user.type(dialog().getByLabelText('Start Date'), '2026-11-15');
    await user.type(dialog().getByLabelText('End Date'), '2026-11-02');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(dialog().getAllByText(message)).toHaveLength(2));
    expect(dialog().getByLabelText('End Date')).toHaveProperty('value', '2026-11-02');
  });

  longIt('shows an unreadable day beside its field, too', async () => {
    const sentence = 'Expected a date as YYYY-MM-DD between 2000-01-01 and 2100-12-31.';
    const { user } = await open({
      reports: createPage([]),
      generatePayrollSummary: () => {
        throw new GraphQLError(`Variable "$input" got invalid value "" at "input.startDate"; ${sentence}`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      },
    });
    await openDialog(user);
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(dialog().getAllByText(sentence)).toHaveLength(2));
    expect(dialog().getByLabelText('Start Date').getAttribute('aria-invalid')).toBe('true');
  });

  it('that fails without a message from the server shows a message of its own', async () => {
    const { user } = await open({
      reports: createPage([]),
      generatePayrollSummary: () => {
        throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    });
    await openDialog(user);
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await dialog().findByText('Failed to generate report')).toBeTruthy();
  });
});

describe('a report’s actions', () => {
  it('delete it after a confirmation, and the list follows', async () => {
    let reports = [report('a', { name: 'Work' }), report('b', { name: 'Pay' })];
    const { sent, user } = await open({
      reports: () => createPage(reports, 22),
      deleteReport: ({ input }: { input: { id: string } }) => {
        reports = [report('b', { name: 'Pay' }), report('c', { name: 'From the next page' })];
        return { __typename: 'DeleteReportPayload', deletedReportId: input.id };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Work' }));
    expect(dialog().getByText('Are you sure you want to delete this report?')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Delete Report' }));
    expect(await screen.findByText('Report deleted successfully!')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Pay',
      'From the next page',
    ]);
    expect(sent.map(({ name }) => name)).toEqual(['ReportsScreenQuery', 'useDeleteReportMutation']);
  });

  it('keep it if it cannot be deleted, and the dialog shows why', async () => {
    const { sent, user } = await open({
      reports: createPage([report('a', { name: 'Work' })]),
      deleteReport: () => {
        throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Work' }));
    await user.click(dialog().getByRole('button', { name: 'Delete Report' }));
    expect(await dialog().findByText('Failed to delete report')).toBeTruthy();
    expect(screen.getByText('Work')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it('export it by its id, and show a failure', async () => {
    const taken = vi.spyOn(download, 'downloadFile').mockResolvedValue();
    const { user } = await open({ reports: createPage([report('Report_1', { name: 'Work' })]) });
    const button = await screen.findByRole('button', { name: 'Export CSV of Work' });
    await user.click(button);
    expect(taken.mock.calls[0]![0]).toMatchObject({
      path: '/api/reports/Report_1/export/csv',
      fallbackName: 'Report_1.csv',
    });
    taken.mockRejectedValue(new TypeError('gone'));
    await user.click(button);
    expect(await screen.findByText('Failed to export CSV')).toBeTruthy();
  });
});

describe('the payment journal', () => {
  it('is downloaded for the chosen days, which stay when it is refused', async () => {
    const why = 'No payments were recorded for these days.';
    const taken = vi
      .spyOn(download, 'downloadFile')
      .mockRejectedValueOnce(new download.DownloadError(why, 409, 'CONFLICT'))
      .mockResolvedValueOnce();
    const { user } = await open({ reports: createPage([]) });
    await user.click(screen.getByRole('button', { name: 'Payment Journal' }));
    const save = () => user.click(dialog().getByRole('button', { name: 'Download Journal' }));
    await save();
    expect(await dialog().findAllByText('Choose a start date.')).toHaveLength(2);
    await user.type(dialog().getByLabelText(/^Start Date/), '2026-11-30');
    await user.type(dialog().getByLabelText(/^End Date/), '2026-11-01');
    await save();
    expect(dialog().getAllByText('End date must not be before the start date.')).toHaveLength(2);
    expect(taken).not.toHaveBeenCalled();
    await user.clear(dialog().getByLabelText(/^Start Date/));
    await user.type(dialog().getByLabelText(/^Start Date/), '2026-10-01');
    await save();
    expect(await dialog().findByText(why)).toBeTruthy();
    expect(dialog().getByLabelText(/^Start Date/)).toHaveProperty('value', '2026-10-01');
    await save();
    expect(await screen.findByText('Journal saved')).toBeTruthy();
    expect(taken.mock.lastCall![0].path).toBe('/api/payroll/journal?startDate=2026-10-01&endDate=2026-11-01');
  });
});

describe('the pay statements', () => {
  it('are downloaded as an archive for the chosen pay dates', async () => {
    const taken = vi.spyOn(download, 'downloadFile').mockResolvedValue();
    const { user } = await open({ reports: createPage([]) });
    await user.click(screen.getByRole('button', { name: 'Pay Statements' }));
    await user.type(dialog().getByLabelText(/^Start Date/), '2026-01-01');
    await user.type(dialog().getByLabelText(/^End Date/), '2026-12-31');
    await user.click(dialog().getByRole('button', { name: 'Download Statements' }));
    expect(await screen.findByText('Statements saved')).toBeTruthy();
    expect(taken.mock.lastCall![0]).toMatchObject({
      path: '/api/payroll/statements?startDate=2026-01-01&endDate=2026-12-31',
      fallbackName: 'pay-statements-2026-01-01-2026-12-31.zip',
    });
  });
});
