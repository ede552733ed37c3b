import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { choose, openMenu } from '../../../test/menu';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { signIn } from '../../kit/session/sessionStore';
import { payrollEntry } from '../payroll/PayrollScreen.entry';
import { taxDocumentsEntry } from './TaxDocumentsScreen.entry';

// Dialogs take longer when many tests run at once.
vi.setConfig({ testTimeout: 30_000 });

const dario = { __typename: 'User', id: 'dario', name: 'Dario Fontaine', email: 'dario@example.com' };
const hanna = { __typename: 'User', id: 'hanna', name: 'Hanna Kowalski', email: 'hanna@example.com' };

const document = {
  __typename: 'TaxDocument',
  id: 'nec',
  type: 'FORM_1099_NEC',
  year: 2025,
  status: 'GENERATED',
  createdAt: '2026-01-12T15:00:00.000Z',
  amount: 41250.5,
  user: dario,
  missing: [] as string[],
  notes: [] as string[],
  isCurrent: true,
  isCorrected: false,
  correction: null as string | null,
  forced: null,
  supersededAt: null,
  viewerCanDownload: true,
  viewerCanSubmit: false,
  viewerCanApprove: false,
  viewerCanCorrect: false,
  viewerCanReadHistory: false,
};
type Document = typeof document;
const make = (changes: Partial<Document> = {}): Document => ({ ...document, ...changes });
const draft = make({
  id: 'draft',
  status: 'DRAFT',
  amount: 0,
  missing: ['TIN missing: collect a Form W-9 first.', 'Year 2025 is not over.'],
});
const w9 = make({ id: 'w9', type: 'W9', amount: null as never, user: hanna });

const createPage = (documents: Document[], totalCount = documents.length) => ({
  totalCount,
  pageInfo: { hasNextPage: false },
  edges: documents.map((node) => ({ node })),
});
const viewer = {
  __typename: 'User',
  id: 'dario',
  taxProfile: { __typename: 'TaxProfile', id: 'p', isMistake: false },
};

const there = '/dashboard/tax-documents';
function enter(id: string, ...roles: RoleName[]) {
  const user = { id, firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com', roles };
  signIn({ ...user, needsPasswordChange: false });
}
const open = (server: Root, at = there) =>
  renderScreen(taxDocumentsEntry, at, { today: '2026-11-21', viewer, ...server });
const openAsAdmin = (server: Root, at = there) => {
  enter('ada', 'IT_Admin');
  return open({ people: { totalCount: 2, edges: [{ node: dario }, { node: hanna }] }, ...server }, at);
};
const openAsDriver = (server: Root, at = there) => {
  enter('dario');
  return open(server, at);
};
type User = Awaited<ReturnType<typeof open>>['user'];

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('alertdialog'));
const down = () => {
  throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};
const NEC = '1099-NEC 2025 of Dario Fontaine';

describe('the list of tax documents', () => {
  it('shows administrators each owner, what drafts lack and whether data has changed', async () => {
    const changed = make({ isCurrent: false });
    const { sent } = await openAsAdmin({ taxDocuments: createPage([changed, draft, w9]) });
    const rows = within(await screen.findByRole('table', { name: 'Tax documents' })).getAllByRole('row');
    expect(headers()).toEqual([
      'Type',
      'Year',
      'Status',
      'Contractor',
      'Amount',
      'Created',
      'Notes',
      'Next Step',
      'Actions',
    ]);
    for (const text of ['1099-NEC', '2025', 'Generated', 'Dario Fontaine', '$41,250.50', 'Jan 12, 2026'])
      expect(rows[1]!.textContent).toContain(text);
    expect(rows[1]!.textContent).toContain('Changed since');
    expect(rows[2]!.textContent).toContain('Draft');
    const missing = within(within(rows[2]!).getByRole('list', { name: 'Missing' })).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual(draft.missing);
    expect(rows[3]!.textContent).toContain('W-9');
    expect(rows[3]!.textContent).not.toContain('Changed since');
    expect(sent).toHaveLength(1);
  });

  it('shows others their own, without a choice of contractor', async () => {
    await openAsDriver({ taxDocuments: createPage([document]) });
    await screen.findByText('$41,250.50');
    expect(headers()).not.toContain('Contractor');
    expect(screen.queryByLabelText('Contractor')).toBeNull();
    expect(screen.queryByText(/No Form W-9 is signed yet/)).toBeNull();
  });

  it('shows accountants and managers each owner', async () => {
    for (const role of ['Accountant', 'Manager'] as const) {
      enter('ingrid', role);
      await open({ taxDocuments: createPage([document]) });
      expect(await screen.findByText('Dario Fontaine')).toBeTruthy();
      cleanup();
    }
  });

  it('is a tab beside the season of the same year for those who read everyone’s', async () => {
    enter('ingrid', 'Accountant');
    const { router, user } = await open(
      { taxDocuments: createPage([document]) },
      `${there}?year=2025&status=DRAFT`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Tax' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Tax' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Documents');
    await user.click(tabs.getByRole('link', { name: 'Season' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/dashboard/tax-season',
        search: '?year=2025',
      }),
    );
  });

  it('is a page of its own for everyone else', async () => {
    await openAsDriver({ taxDocuments: createPage([document]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tax Documents' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Tax' })).toBeNull();
  });

  it('names the contractor of the address, and shows no id while the name is loading', async () => {
    let arrive = (_person: typeof hanna) => {};
    const staffMember = () => new Promise<typeof hanna>((resolve) => (arrive = resolve));
    await openAsAdmin({ taxDocuments: createPage([w9]), staffMember }, `${there}?userId=hanna`);
    const picker = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Contractor' });
    expect(picker.value).toBe('Loading...');
    arrive(hanna);
    await screen.findByDisplayValue('Hanna Kowalski');
  });

  it('keeps its filters in the URL and sends exactly them', async () => {
    const { router, sent, user } = await openAsAdmin(
      { taxDocuments: createPage([document], 45) },
      `${there}?page=2`,
    );
    await screen.findByText('21–40 of 45');
    await user.selectOptions(screen.getByLabelText('Type'), 'W-9');
    await user.selectOptions(screen.getByLabelText('Year'), '2025');
    await user.selectOptions(screen.getByLabelText('Status'), 'Submitted');
    await waitFor(() => expect(router.state.location.search).toBe('?type=W9&year=2025&status=SUBMITTED'));
    await user.click(await screen.findByRole('combobox', { name: 'Contractor' }));
    await user.click(await screen.findByRole('option', { name: /Hanna Kowalski/ }));
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'TaxDocumentsQuery').at(-1)?.variables).toMatchObject({
        userId: 'hanna',
        type: 'W9',
        year: 2025,
        status: 'SUBMITTED',
        first: 20,
        after: null,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows an empty list', async () => {
    await openAsDriver({ taxDocuments: createPage([]) });
    expect(await screen.findByText('No tax documents found')).toBeTruthy();
  });

  it('of someone else are not shown', async () => {
    // React and Relay log the refusal that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    const refuse = () => {
      throw new GraphQLError('You’re not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
    };
    await openAsDriver({ taxDocuments: refuse, staffMember: refuse }, `${there}?userId=hanna`);
    expect(await screen.findByText('Your account doesn’t have access to this page.')).toBeTruthy();
  });

  it('leads to the Form W-9 while none is signed', async () => {
    await openAsDriver({ taxDocuments: createPage([]), viewer: { ...viewer, taxProfile: null } });
    const link = await screen.findByRole('link', { name: 'Sign Form W-9' });
    expect(link.getAttribute('href')).toBe('/dashboard/tax-information');
  });

  it('keeps the filters when it cannot be loaded, and retries', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { user } = await openAsDriver({ taxDocuments: () => (isDown ? down() : createPage([document])) });
    expect(await screen.findByText('Failed to load tax documents')).toBeTruthy();
    expect(screen.getByLabelText('Status')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$41,250.50')).toBeTruthy();
  });
});

describe('generating', () => {
  it('is not offered without the years to choose from', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openAsDriver({ taxDocuments: createPage([document]), today: down });
    expect(await screen.findByText('$41,250.50')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate Tax Document' })).toBeNull();
  });

  const press = async (user: User) => {
    const button = await screen.findByRole('button', { name: 'Generate Tax Document' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(button);
  };
  const findInput = (sent: readonly { name: string; variables: Record<string, unknown> }[]) =>
    sent.find(({ name }) => name === 'useGenerateTaxDocumentMutation')?.variables.input;

  it('requires a contractor from administrators, with each error next to its field', async () => {
    const made: ReturnType<typeof make>[] = [];
    const generateTaxDocument = () => {
      made.push(make({ user: hanna }));
      return made[0];
    };
    const { sent, user } = await openAsAdmin({ taxDocuments: () => createPage(made), generateTaxDocument });
    await press(user);
    await user.clear(dialog().getByLabelText(/^Year/));
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    for (const error of ['Document type is required.', 'Year is required.', 'Contractor is required.'])
      expect(dialog().getAllByText(error)).toHaveLength(2);
    await user.selectOptions(dialog().getByLabelText(/^Document Type/), '1099-NEC');
    await user.type(dialog().getByLabelText(/^Year/), '2025');
    await user.click(await dialog().findByRole('combobox', { name: /^Contractor/ }));
    await user.click(await screen.findByRole('option', { name: /Hanna Kowalski/ }));
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('1099-NEC form generated successfully!')).toBeTruthy();
    expect(findInput(sent)).toEqual({ type: 'FORM_1099_NEC', year: 2025, userId: 'hanna' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(sent.filter(({ name }) => name !== 'usePeopleSearchQuery').map(({ name }) => name)).toEqual([
      'TaxDocumentsQuery',
      'useGenerateTaxDocumentMutation',
    ]);
  });

  it('is only about the user for everyone else, and announces a mere draft', async () => {
    const generateTaxDocument = make({ type: 'W9', status: 'DRAFT' });
    const { sent, user } = await openAsDriver({ taxDocuments: createPage([]), generateTaxDocument });
    await press(user);
    expect(dialog().queryByRole('combobox', { name: /^Contractor/ })).toBeNull();
    await user.selectOptions(dialog().getByLabelText(/^Document Type/), 'W-9');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText(/^W-9 form generated successfully! It’s a draft/)).toBeTruthy();
    expect(findInput(sent)).toEqual({ type: 'W9', year: 2026 });
  });

  it('keeps the input and shows the server’s message', async () => {
    const message = 'Already submitted; create a correction.';
    const generateTaxDocument = { __typename: 'ConflictError', message, code: 'CONFLICT' };
    const { user } = await openAsDriver({ taxDocuments: createPage([]), generateTaxDocument });
    await press(user);
    await user.selectOptions(dialog().getByLabelText(/^Document Type/), '1099-MISC');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await dialog().findByText(message)).toBeTruthy();
    expect(dialog().getByLabelText(/^Document Type/)).toHaveProperty('value', 'FORM_1099_MISC');
  });

  it('has its own message when the server sends none', async () => {
    const { user } = await openAsDriver({ taxDocuments: createPage([]), generateTaxDocument: down });
    await press(user);
    await user.selectOptions(dialog().getByLabelText(/^Document Type/), 'W-9');
    await user.click(dialog().getByRole('button', { name: 'Generate' }));
    expect(await dialog().findByText('Failed to generate document')).toBeTruthy();
  });
});

describe('a document’s status', () => {
  it('is offered as the server allows', async () => {
    const can = { viewerCanReadHistory: true };
    const rows = [
      make({ ...can, viewerCanSubmit: true }),
      make({
        ...can,
        id: 'b',
        year: 2024,
        status: 'SUBMITTED',
        viewerCanApprove: true,
        viewerCanCorrect: true,
      }),
      make({ ...draft, ...can, year: 2023 }),
    ];
    const { user } = await openAsAdmin({ taxDocuments: createPage(rows) });
    await screen.findByRole('button', { name: `Mark as Submitted: ${NEC}` });
    const steps = screen.getAllByRole('button', { name: /^Mark as/ });
    expect(steps.map((button) => button.getAttribute('aria-label'))).toEqual([
      `Mark as Submitted: ${NEC}`,
      `Mark as Approved: ${NEC.replace('2025', '2024')}`,
    ]);
    expect(await openMenu(user, NEC)).toEqual(['Download Copy 2 (state)', 'History']);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, NEC.replace('2025', '2024'))).toEqual([
      'Download Copy 2 (state)',
      'Correct…',
      'History',
    ]);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, NEC.replace('2025', '2023'))).toEqual([
      'Download Copy 2 (state)',
      'Generate Again',
      'History',
    ]);
  });

  it('has no menu for a driver who can only download', async () => {
    await openAsDriver({ taxDocuments: createPage([w9]) });
    expect(
      await screen.findByRole('button', { name: 'Download PDF: W-9 2025 of Hanna Kowalski' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it.each([
    ['GENERATED', 'Mark as Submitted', 'SUBMITTED'],
    ['SUBMITTED', 'Mark as Approved', 'APPROVED'],
  ])('moves on from %s by %s', async (status, action, next) => {
    let current = make({
      status,
      viewerCanSubmit: status === 'GENERATED',
      viewerCanApprove: status !== 'GENERATED',
    });
    const setTaxDocumentStatus = () => {
      current = make({ status: next });
      return current;
    };
    const { sent, user } = await openAsAdmin({
      taxDocuments: () => createPage([current]),
      setTaxDocumentStatus,
    });
    await user.click(await screen.findByRole('button', { name: `${action}: ${NEC}` }));
    await user.click(dialog().getByRole('button', { name: action }));
    expect(await screen.findByText(`Document status updated to ${next}!`)).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useSetTaxDocumentStatusMutation')?.variables).toMatchObject({
      input: { id: 'nec', status: next },
      isNarrowed: false,
    });
    expect(sent.map(({ name }) => name)).toEqual(['TaxDocumentsQuery', 'useSetTaxDocumentStatusMutation']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays unchanged when the server refuses or fails', async () => {
    const message = 'Year 2026 is not closed.';
    let response: unknown = { __typename: 'ConflictError', message, code: 'INVALID_TRANSITION' };
    const setTaxDocumentStatus = () => (response === null ? down() : response);
    const { user } = await openAsAdmin({
      taxDocuments: createPage([make({ viewerCanSubmit: true })]),
      setTaxDocumentStatus,
    });
    await user.click(await screen.findByRole('button', { name: `Mark as Submitted: ${NEC}` }));
    await user.click(dialog().getByRole('button', { name: 'Mark as Submitted' }));
    expect(await dialog().findByText(message)).toBeTruthy();
    response = null;
    await user.click(dialog().getByRole('button', { name: 'Mark as Submitted' }));
    expect(await dialog().findByText('Failed to update document status')).toBeTruthy();
  });

  it('is corrected only with a reason', async () => {
    const filed = make({ status: 'APPROVED', viewerCanCorrect: true });
    const generateTaxDocument = make({ id: 'new', isCorrected: true, correction: 'Paid twice' });
    const { sent, user } = await openAsAdmin({ taxDocuments: createPage([filed]), generateTaxDocument });
    await choose(user, NEC, 'Correct…');
    await user.click(dialog().getByRole('button', { name: 'Create Correction' }));
    expect(dialog().getAllByText('Enter a reason.')).toHaveLength(2);
    await user.type(dialog().getByLabelText(/^Reason/), ' Paid twice ');
    await user.click(dialog().getByRole('button', { name: 'Create Correction' }));
    expect(await screen.findByText('1099-NEC form generated successfully!')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useGenerateTaxDocumentMutation')?.variables).toMatchObject({
      input: { type: 'FORM_1099_NEC', year: 2025, userId: 'dario', correction: 'Paid twice' },
    });
    expect(sent).toHaveLength(2);
  });

  it('shows on the document itself', async () => {
    const entry = {
      __typename: 'HistoryEntry',
      id: 'e',
      sentence: 'Ada Whitfield generated Form 1099-NEC for 2025.',
      timestamp: '2026-01-12T15:00:00.000Z',
    };
    const history = {
      edges: [{ cursor: 'c', node: entry }],
      pageInfo: { hasNextPage: false, endCursor: 'c' },
    };
    const { user } = await openAsAdmin({
      taxDocuments: createPage([make({ viewerCanReadHistory: true })]),
      node: { ...document, history },
    });
    await choose(user, NEC, 'History');
    expect(await screen.findByText(entry.sentence)).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: `History: ${NEC}` })).toBeTruthy();
  });
});

describe('the file', () => {
  const pdf = () =>
    new Response('%PDF-1.7', { headers: { 'content-disposition': 'attachment; filename="x.pdf"' } });

  it('comes over REST, with the headers of the portal’s own page', async () => {
    const fetched = vi.fn(async (_path: string, _options: { headers: Record<string, string> }) => pdf());
    vi.stubGlobal('fetch', fetched);
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await openAsDriver({ taxDocuments: createPage([document]) });
    await user.click(await screen.findByRole('button', { name: `Download PDF: ${NEC}` }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [path, { headers }] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/tax-documents/nec/download');
    expect(headers).toMatchObject({ 'x-portal-session': 'cookie' });
    await choose(user, NEC, 'Download Copy 2 (state)');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(fetched.mock.calls[1]![0]).toBe('/api/tax-documents/nec/download?copy=TWO');
  });

  it('reports when it is not available', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no connection');
    });
    const { user } = await openAsDriver({ taxDocuments: createPage([document]) });
    await user.click(await screen.findByRole('button', { name: `Download PDF: ${NEC}` }));
    expect(await screen.findByText('Failed to download document')).toBeTruthy();
  });
});

describe('the tab of payroll', () => {
  it('opens beside the tracker, from the URL and by a click', async () => {
    enter('marcus', 'Manager');
    const server = {
      today: '2026-11-21',
      viewer,
      payees: { totalCount: 0, edges: [] },
      taxDocuments: createPage([document]),
    };
    const at = '/dashboard/payroll?week=2026-11-09';
    const { router, sent, user } = await renderScreen(payrollEntry, at, server);
    expect(await screen.findByRole('tab', { name: 'Payroll Tracker', selected: true })).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['PayrollScreenQuery']);
    await user.click(screen.getByRole('tab', { name: 'Tax Documents' }));
    expect(await screen.findByText('$41,250.50')).toBeTruthy();
    expect(router.state.location.search).toBe('?week=2026-11-09&tab=tax-documents');
    expect(sent.map(({ name }) => name)).toEqual(['PayrollScreenQuery', 'TaxDocumentsQuery']);
    expect(focusedText()).toBe('Tax Documents');
    expect(screen.getByRole('tabpanel', { name: 'Tax Documents' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Type'), 'W-9');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?week=2026-11-09&tab=tax-documents&type=W9'),
    );
    await user.click(screen.getByRole('tab', { name: 'Payroll Tracker' }));
    expect(
      await screen.findByText('Please select a contractor to view their payroll information.'),
    ).toBeTruthy();
    expect(router.state.location.search).toBe('?week=2026-11-09');
  });
});

/** The text of the focused control. */
const focusedText = () => globalThis.document.activeElement?.textContent;
