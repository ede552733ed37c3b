/** Every screen of the sample company: on a phone and a laptop, for axe and by keyboard; and its tables. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectNothingCut } from './support/accessibility.ts';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { focusByTab } from './support/keyboard.ts';
import { MOST_SHIFT, sumShifts, takeShifts } from './support/layoutShifts.ts';
import { settled } from './support/network.ts';
import { copyFolder, type RunningPortal, startPortal } from './support/portal.ts';
import { move, residents } from './support/residents.ts';
import { expectTouchTargets, SMALLEST_TARGET, THUMB_TARGET } from './support/touchTargets.ts';
import { Documents, hasJava } from './support/validHtml.ts';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal({
    program: 'demo/main.js',
    env: {},
    dataDir: copyFolder(inject('portalTemplate'), 'demo'),
    quickPasswords: true,
  });
});
afterAll(() => portal?.remove());
const { openPage, expectError } = visitors({ stay: true });

/** A phone and a laptop; in the long form also a laptop at 200 % zoom, a tablet and a large screen, and both themes. */
const WIDTHS = process.env.LONG ? [360, 640, 768, 1280, 2560] : [360, 1280];
const COLOR_SCHEMES: ('light' | 'dark')[] = process.env.LONG ? ['light', 'dark'] : ['light'];
const everyone = (name: string) => ({ email: `${name}@example.com`, password: 'Freight-2026' });

interface Place {
  screen: string;
  path: string;
  who?: string;
  /** What the console shows of it. */
  error?: RegExp;
  /** Opens parts that the URL alone does not. */
  open?: (page: Page) => Promise<void>;
  /** Further checks during the same visit, by name: how to open each from the page's present state. */
  further?: Record<string, (page: Page) => Promise<void>>;
  /** The same, built from the same parts as another place. */
  likeOthers?: Record<string, (page: Page) => Promise<void>>;
  /** Built from the same parts as another place: only the long form checks it. */
  isLikeAnother?: true;
}

const ALL_PLACES: Place[] = [
  { screen: 'the public page', path: '/' },
  { screen: 'the sign-in page', path: '/login' },
  { screen: 'a page that does not exist', path: '/no-such-page', error: /status of 404/ },
  { screen: 'the driver’s dashboard', path: '/dashboard', who: 'driver' },
  { screen: 'the driver’s profile', path: '/dashboard/profile', who: 'driver' },
  { screen: 'the time logs', path: '/dashboard/time-logs', who: 'driver' },
  {
    screen: 'the filtered time logs',
    path: '/dashboard/time-logs?status=APPROVED',
    who: 'driver',
    isLikeAnother: true,
  },
  {
    screen: 'the pay statements',
    path: '/dashboard/statements',
    who: 'driver',
    further: {
      'a pay statement': async (page) => {
        await page.getByRole('table', { name: 'Pay statements' }).getByRole('link').first().click();
        await page.getByRole('article', { name: /Pay statement #/ }).waitFor();
      },
    },
  },
  {
    screen: 'the driver’s tax documents',
    path: '/dashboard/tax-documents',
    who: 'driver',
  },
  { screen: 'the tax information', path: '/dashboard/tax-information', who: 'driver' },
  {
    screen: 'the form W-9',
    path: '/dashboard/tax-information',
    who: 'manager',
    open: async (page) => {
      const again = page.getByRole('button', { name: 'Sign a New Form W-9' });
      if (await again.isVisible()) await again.click();
      await page.getByRole('form', { name: 'Form W-9' }).waitFor();
    },
  },
  {
    screen: 'the manager’s dashboard',
    path: '/dashboard',
    who: 'manager',
    further: {
      'the dialog that runs the payroll of this payday': async (page) => {
        await page
          .getByRole('button', { name: /^(Run Payroll|Record Payment) \$/ })
          .first()
          .click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    likeOthers: {
      'the search over everything': async (page) => {
        await leave(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Search' }).fill('a');
        await page.getByRole('option').first().waitFor();
      },
    },
  },
  { screen: 'the manager’s profile', path: '/dashboard/profile', who: 'manager', isLikeAnother: true },
  {
    screen: 'the contractors',
    path: '/dashboard/contractors',
    who: 'manager',
    likeOthers: {
      'the dialog of a new contractor': (page) =>
        page.getByRole('button', { name: 'Add Contractor' }).click(),
      'the dialog that takes a list of people in': async (page) => {
        await leave(page);
        await page.getByRole('button', { name: 'Import People' }).click();
      },
    },
  },
  {
    screen: 'a contractor',
    path: '/dashboard/contractors',
    who: 'admin',
    open: (page) => page.getByRole('table', { name: 'Contractors' }).getByRole('link').first().click(),
    further: openTabs('account'),
    likeOthers: openTabs('days', 'tax'),
  },
  {
    screen: 'a new contractor, with the form of the rate open',
    isLikeAnother: true,
    path: '/dashboard/contractors',
    who: 'manager',
    open: openNewcomer,
  },
  { screen: 'the quarter', path: '/dashboard', who: 'accountant' },
  { screen: 'the home of HR', path: '/dashboard', who: 'hr' },
  { screen: 'the staff, for HR', path: '/dashboard/hr/staff', who: 'hr', isLikeAnother: true },
  { screen: 'the contractors, for HR', path: '/dashboard/hr/contractors', who: 'hr', isLikeAnother: true },
  {
    screen: 'the dialog that invites someone',
    isLikeAnother: true,
    path: '/dashboard',
    who: 'hr',
    open: (page) => page.getByRole('button', { name: 'Invite Person' }).click(),
  },
  { screen: 'an invitation', path: '/login', open: openInvitation },
  {
    screen: 'the payroll without a contractor',
    path: '/dashboard/payroll',
    who: 'manager',
    isLikeAnother: true,
  },
  {
    screen: 'a payroll week',
    path: '/dashboard/payroll',
    who: 'manager',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Select Contractor' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('table', { name: 'Payroll by day' }).waitFor();
    },
  },
  {
    screen: 'the dialog that corrects a payment',
    isLikeAnother: true,
    path: '/dashboard',
    who: 'manager',
    open: openCorrection,
  },
  {
    screen: 'the tax documents of payroll',
    path: '/dashboard/payroll?tab=tax-documents',
    who: 'manager',
    isLikeAnother: true,
  },
  {
    screen: 'the tax season',
    path: '/dashboard/tax-season?year=2025',
    who: 'manager',
    likeOthers: {
      'the payments behind a payee’s total': async (page) => {
        await page.getByRole('table', { name: 'Payees' }).getByRole('button').first().click();
        await page.getByRole('table', { name: 'Payrolls behind the total' }).waitFor();
      },
    },
  },
  { screen: 'the administrator’s dashboard', path: '/dashboard', who: 'admin' },
  {
    screen: 'the dialog of a new tax document',
    isLikeAnother: true,
    path: '/dashboard/tax-documents',
    who: 'admin',
    open: (page) => page.getByRole('button', { name: 'Generate Tax Document' }).click(),
  },
  {
    screen: 'the audit logs',
    path: '/dashboard/logs?action=DAILY_RATE_CHANGED',
    who: 'admin',
    likeOthers: {
      'the details of a log': async (page) => {
        await page
          .getByRole('button', { name: /^Details/ })
          .first()
          .click();
        await page.getByRole('region', { name: 'After' }).waitFor();
      },
    },
  },
  { screen: 'the reports', path: '/dashboard/reports', who: 'accountant' },
  {
    screen: 'the dialog of a new report',
    isLikeAnother: true,
    path: '/dashboard/reports',
    who: 'admin',
    open: (page) => page.getByRole('button', { name: 'Generate Report' }).click(),
  },
  {
    screen: 'a report on payroll',
    path: '/dashboard/reports',
    who: 'manager',
    open: (page) => openReport(page, 'payroll-summary', { startDate: '2026-01-01', endDate: '2026-12-31' }),
  },
  {
    screen: 'a report on work',
    isLikeAnother: true,
    path: '/dashboard/reports',
    who: 'manager',
    open: (page) =>
      openReport(page, 'contractor-performance', { startDate: '2026-01-01', endDate: '2026-12-31' }),
  },
  {
    screen: 'a report on a tax year',
    isLikeAnother: true,
    path: '/dashboard/reports',
    who: 'accountant',
    open: (page) => openReport(page, 'tax-summary', { year: 2025 }),
  },
  {
    screen: 'the approvals',
    path: '/dashboard/approvals',
    who: 'manager',
    further: {
      'a week with the picture of a receipt': async (page) => {
        const week = page.getByRole('row').filter({ hasText: 'receipts' }).first();
        await week.locator('[data-opens-row]').click();
        const picture = page.getByRole('img', { name: /^Receipt of \$/ }).first();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
            timeout: 30_000,
          })
          .toBeGreaterThan(0);
      },
    },
  },
  { screen: 'the week of everyone', path: '/dashboard/payroll/week', who: 'manager' },
  { screen: 'the archive', path: '/dashboard/archive', who: 'admin' },
  { screen: 'the staff', path: '/dashboard/staff', who: 'admin' },
  { screen: 'the company profile', path: '/dashboard/company', who: 'admin' },
  { screen: 'who saw my data', path: '/dashboard/data-views', who: 'driver' },
  { screen: 'the access tokens', path: '/dashboard/access-tokens', who: 'accountant' },
  { screen: 'the queries', path: '/dashboard/queries?tool=excel', who: 'accountant' },
];

/** The places grouped by person, so that each signs in once; the manager, used by the tests below, is last. */
const TURNS = [undefined, 'driver', 'accountant', 'hr', 'admin', 'manager'];
const PLACES = ALL_PLACES.filter(({ isLikeAnother }) => process.env.LONG || !isLikeAnother).sort(
  (one, other) => TURNS.indexOf(one.who) - TURNS.indexOf(other.who),
);

/** Opens one tab of a person after the other. */
function openTabs(...tabs: string[]): Record<string, (page: Page) => Promise<void>> {
  const open = (name: string) => async (page: Page) => {
    await page.getByRole('tab', { name, exact: false }).click();
    await page.getByRole('tab', { name, exact: false, selected: true }).waitFor();
    await settled(page);
  };
  return Object.fromEntries(tabs.map((tab) => [`the ${tab} of a contractor`, open(tab)]));
}

/** Closes the open dialog. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'hidden' });
}

/** Adds someone without any data, and opens their page. */
async function openNewcomer(page: Page): Promise<void> {
  const { call } = await callAs(portal.url, everyone('manager'));
  const { contractor } = await call<{ contractor: { id: string } }>('POST', '/contractors', {
    firstName: 'Newly',
    lastName: 'Added',
    email: `newly.added.${randomUUID()}@example.com`,
    password: 'Correct-Horse-2',
  });
  await page.goto(`/dashboard/people/${contractor.id}`);
  await page.getByRole('button', { name: 'Set Rate' }).click();
  await page.getByRole('form', { name: 'Day rate of Newly Added' }).waitFor();
}

async function askAs<Result>(who: string, query: string, variables = {}): Promise<Result> {
  const { token } = await callAs(portal.url, everyone(who));
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data.result;
}

/** Opens another person's paid payroll to correct it. */
async function openCorrection(page: Page): Promise<void> {
  type Run = { weekStart: string; user: { id: string } };
  const { edges } = await askAs<{ edges: { node: Run }[] }>(
    'manager',
    `{ result: payrollRuns(status: PAID, kind: REGULAR, first: 1) {
      edges { node { weekStart user { id } } } } }`,
  );
  const { weekStart, user } = edges[0]!.node;
  await page.goto(`/dashboard/payroll?contractor=${user.id}&week=${weekStart}`);
  await page.getByRole('button', { name: 'Correct Payment' }).click();
  await page.getByLabel('Pay on Monday').waitFor();
}

/** Invites someone, and opens the invitation link. */
async function openInvitation(page: Page): Promise<void> {
  const input = {
    kind: 'CONTRACTOR',
    firstName: 'Newly',
    lastName: 'Invited',
    email: `newly.invited.${randomUUID()}@example.com`,
  };
  const { link } = await askAs<{ link: string }>(
    'hr',
    `mutation ($input: InvitePersonInput!) { result: invitePerson(input: $input) {
      ... on InvitationPayload { link } } }`,
    { input },
  );
  await page.goto(link);
  await page.getByRole('heading', { name: 'Welcome, Newly!' }).waitFor();
}

/** Generates a report and opens it and its first row. */
async function openReport(page: Page, kind: string, about: Record<string, unknown>): Promise<void> {
  const { call } = await callAs(portal.url, everyone('manager'));
  const made = await call<{ data: { report: { id: string } } }>('POST', `/reports/${kind}`, about);
  await move(page, portal.url, `/dashboard/reports/${made.data.report.id}`);
  await page.getByRole('table', { name: 'Rows of the report' }).getByRole('button').first().click();
  await settled(page);
}

const { visit } = residents<string | undefined>(openPage, () => portal.url, everyone, { inTurn: true });

function arriveAt({ path, who, error }: Place, { anew = false } = {}): Promise<Page> {
  if (error) expectError(error);
  return visit(who, path, { anew });
}

async function arrive(place: Place, options = {}): Promise<Page> {
  const page = await arriveAt(place, options);
  await place.open?.(page);
  return page;
}

/** Reloads a screen to see what moves: at one of the widths, in turn; in the long form at each. */
const LOADED_AT = [390, 1440];

/** Reloads the page on a processor four times slower, where every skeleton shows before its content. */
async function expectNothingMoves(page: Page, place: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: process.env.LONG ? 4 : 1 });
  for (const [turn, width] of LOADED_AT.entries()) {
    if (!process.env.LONG && turn !== place % LOADED_AT.length) continue;
    await page.setViewportSize({ width, height: 844 });
    // A busy machine resizes a page late, which moves all of it.
    await page.waitForFunction((wide) => innerWidth === wide, width);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    const shifts = await takeShifts(page);
    expect(sumShifts(shifts), `${page.url()} at ${width}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(
      MOST_SHIFT,
    );
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
}

const documents = new Documents();

/** Runs axe, which takes a second: at one of the widths, in turn; in the long form at each. */
const isLookedAt = (width: number, place: number): boolean =>
  Boolean(process.env.LONG) || width === WIDTHS[place % WIDTHS.length];

async function lookAt(page: Page, screen: string, place: number): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectNothingCut(page);
    if (!isLookedAt(width, place)) continue;
    if (process.env.LONG) await documents.add(`${screen} at ${width}`, page);
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** In the short form those that people use on a phone the most. */
const TOUCHED = new Set(['the driver’s dashboard', 'the time logs', 'the week of everyone']);

/** In the short form three whose parts come in one by one: a page that is loaded anew costs a second. */
const MOVING = new Set(['the driver’s dashboard', 'the approvals', 'the week of everyone']);

describe.each(PLACES.map((place, index) => ({ ...place, index })))(
  '$screen',
  ({ index, further, likeOthers, ...place }) => {
    it('fits the window and is accessible', async () => {
      const page = await arrive(place);
      await lookAt(page, place.screen, index);
      const rest = { ...further, ...(process.env.LONG && likeOthers) };
      for (const [turn, [screen, open]] of Object.entries(rest).entries()) {
        await open(page);
        await lookAt(page, screen, index + turn + 1);
      }
    });
    it.runIf(process.env.LONG || TOUCHED.has(place.screen))(
      'has controls large enough for a finger',
      async () => {
        await expectTouchTargets(
          await arrive(place),
          place.who === 'driver' ? THUMB_TARGET : SMALLEST_TARGET,
        );
      },
    );
    it.runIf(process.env.LONG || MOVING.has(place.screen))('moves nothing while it loads', async () => {
      await expectNothingMoves(await arriveAt(place), index);
    });
  },
);

it.runIf(hasJava && process.env.LONG)('every screen is valid HTML', async () => {
  expect(await documents.check()).toEqual([]);
});

describe('the keyboard', () => {
  const walked = new Set([
    'the sign-in page',
    ...(process.env.LONG
      ? ['the tax season', 'a payroll week', 'the time logs', 'the contractors', 'the audit logs']
      : []),
  ]);
  it.each(PLACES.filter(({ screen }) => walked.has(screen)))(
    'reaches every control of $screen and shows where it is',
    async (place) => {
      const { unreached, unseen } = await focusByTab(await arrive(place, { anew: true }));
      expect(unreached, 'never focused').toEqual([]);
      expect(unseen, 'focused without a sign of it').toEqual([]);
    },
  );
});

it('shows every kind of money in the sample company', async () => {
  const count = async (list: string): Promise<number> =>
    (await askAs<{ totalCount: number }>('manager', `{ result: ${list} { totalCount } }`)).totalCount;
  expect(await count('payrollRuns(kind: ADJUSTMENT)')).toBe(3);
  expect(await count('payrollRuns(kind: ADJUSTMENT, status: PAID)')).toBe(1);
  expect(await count('receipts(status: PENDING)')).toBeGreaterThan(0);
  expect(await count('receipts(status: APPROVED)')).toBeGreaterThan(10);
});

/** A screen's table, once its rows have loaded. */
async function openTable(who: string, path: string, name: string): Promise<Page> {
  const page = await arrive({ screen: name, path, who });
  await page.getByRole('table', { name }).getByRole('rowheader').first().waitFor();
  return page;
}

/** The visible headings at a window width; none where the rows are a list. */
async function headingsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await expectNoOverflow(page);
  const headings = page.getByRole('columnheader').filter({ visible: true });
  return (await headings.allInnerTexts()).filter(Boolean);
}

describe('a table', () => {
  it('of weeks to approve keeps the columns needed to decide, even where few fit', async () => {
    const page = await openTable('manager', '/dashboard/approvals', 'Submitted weeks');
    for (const width of [744, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const reject = page.getByRole('button', { name: /^Reject/ }).first();
      await expect
        .poll(async () => {
          const box = await reject.boundingBox();
          return box && box.x + box.width;
        })
        .toBeLessThan(width);
      if (width !== 768) continue;
      // What is approved, in columns of their own or under the name.
      const week = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /^Reject/ }) })
        .first();
      await expect.poll(() => week.getByRole('list', { name: 'Days' }).isVisible()).toBe(true);
      await expect.poll(() => week.innerText()).toMatch(/Truck \d: /);
    }
  });

  it.each([
    ['manager', '/dashboard/contractors', 'Contractors'],
    ...(process.env.LONG
      ? [
          ['admin', '/dashboard/staff', 'Staff'],
          ['driver', '/dashboard/statements', 'Pay statements'],
        ]
      : []),
  ] as [string, string, string][])(
    'of the %s at %s is a list of two lines an item on a phone',
    async (who, path, name) => {
      const page = await openTable(who, path, name);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await expectNothingCut(page);
      const rows = page.getByRole('table', { name }).locator('tbody').getByRole('row');
      for (const row of await rows.all()) {
        const { height } = (await row.boundingBox())!;
        // The height of one touch target, and up to two lines of small text.
        expect(height, await row.innerText()).toBeLessThanOrEqual(100);
      }
    },
  );

  it('of the payroll week has one line a row, with or without badges, and opens the rest below', async () => {
    const page = await openTable('manager', '/dashboard/payroll/week', 'Payroll of the week');
    const rows = page.locator('tbody').getByRole('row');
    const heights = async () =>
      Promise.all((await rows.all()).map(async (row) => Math.round((await row.boundingBox())!.height)));
    for (const width of [768, 1440]) {
      expect(await headingsAt(page, width)).toEqual(
        expect.arrayContaining(['Contractor', 'State', 'Total', ...(width > 768 ? ['Net Pay'] : [])]),
      );
      await expectNothingCut(page);
      const folded = await heights();
      // The last row has no line below it.
      for (const height of folded) expect([44, 45]).toContain(height);
      const row = rows.filter({ hasText: /deduction/ }).first();
      const toggle = row.getByRole('button', { name: /Details of / });
      const deductions = row.getByRole('button', { name: /^\d deduction/ });
      expect(await deductions.isVisible()).toBe(false);
      await toggle.click();
      await deductions.waitFor();
      await toggle.click();
      expect(await heights()).toEqual(folded);
    }
  });

  it('drops columns in the order of their importance, and stays a table down to 640 px', async () => {
    const page = await openTable('admin', '/dashboard/staff', 'Staff');
    expect(await headingsAt(page, 1280)).toEqual(['Name', 'Email', 'Roles', 'Status', 'Archived', 'Actions']);
    expect(await headingsAt(page, 1000)).toEqual(['Name', 'Email', 'Roles', 'Status', 'Actions']);
    expect(await headingsAt(page, 768)).toEqual(['Name', 'Roles', 'Status', 'Actions']);
    expect(await headingsAt(page, 640)).toEqual(['Name', 'Roles', 'Status', 'Actions']);
    expect(await headingsAt(page, 639)).toEqual([]);
  });

  it('of tax documents leaves out what has no value on a phone, and has room for its menu', async () => {
    const page = await openTable('admin', '/dashboard/tax-documents', 'Tax documents');
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = page.getByRole('table', { name: 'Tax documents' }).locator('tbody').getByRole('row');
    for (const row of await rows.all()) {
      expect((await row.innerText()).split('\n').map((fact) => fact.trim())).not.toContain('–');
      const name = (await row.getByRole('rowheader').boundingBox())!;
      const menu = (await row
        .getByRole('button', { name: /^Download PDF|^Actions for/ })
        .last()
        .boundingBox())!;
      expect(menu.y).toBeLessThan(name.y + name.height);
    }
    await page.setViewportSize({ width: 768, height: 844 });
    const table = page.getByRole('table', { name: 'Tax documents' });
    await expect
      .poll(() => table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth))
      .toBeLessThanOrEqual(0);
  });

  it('of the audit log has its filters in one row, in two on a tablet and four on a phone, with both dates beside each other', async () => {
    const page = await openTable('admin', '/dashboard/logs?level=INFO', 'Audit logs');
    const filters = page.getByRole('form', { name: 'Filter logs' });
    for (const [width, most] of [
      [390, 4],
      [768, 2],
      [1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      const middles = async (fields: Locator) =>
        Promise.all(
          (await fields.all()).map(async (field) => {
            const { y, height } = (await field.boundingBox())!;
            return Math.round(y + height / 2);
          }),
        );
      const [top = 0, ...below] = (await middles(filters.locator('input, select'))).sort((a, b) => a - b);
      const rows = below.filter((y, index) => y - (below[index - 1] ?? top) > 20).length + 1;
      expect(rows, `at ${width}`).toBeLessThanOrEqual(most);
      const [start, end] = await middles(filters.getByLabel(/^(Start|End) Date$/));
      expect(end).toBe(start);
    }
  });

  it('of the contractors has its search over a pair of filters on a phone', async () => {
    const page = await openTable('manager', '/dashboard/contractors', 'Contractors');
    await page.setViewportSize({ width: 390, height: 844 });
    const filters = page.getByRole('form', { name: 'Filters' });
    const [search, status, columns] = await Promise.all(
      [
        filters.getByRole('searchbox'),
        filters.getByRole('combobox', { name: 'Status' }),
        filters.getByRole('button', { name: 'Columns' }),
      ].map(async (field) => (await field.boundingBox())!),
    );
    expect(search!.y + search!.height).toBeLessThan(status!.y);
    expect(columns!.y).toBe(status!.y);
    expect(status!.x + status!.width).toBeLessThan(columns!.x);
  });

  it('of reports has its year beside its contractor on a phone', async () => {
    const page = await visit('admin', '/dashboard/reports');
    await page.setViewportSize({ width: 390, height: 844 });
    const filters = page.getByRole('form', { name: 'Filter reports' });
    // The narrow window may draw the filters anew, which replaces a field between a wait and a measurement.
    const boxOf = (field: Locator) =>
      field.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const year = await boxOf(filters.getByRole('spinbutton', { name: 'Tax Year' }));
    const contractor = await boxOf(filters.getByRole('combobox', { name: 'Contractor' }));
    const apply = await boxOf(filters.getByRole('button', { name: 'Apply Filters' }));
    expect(year.x + year.width).toBeLessThan(contractor.x);
    expect(apply.width).toBeGreaterThan(2 * year.width);
  });

  it('names the action in the audit log at every width', async () => {
    const page = await openTable('admin', '/dashboard/logs', 'Audit logs');
    expect(await headingsAt(page, 1440)).toEqual([
      ...['Timestamp', 'What Happened', 'User', 'Action', 'Level', 'IP Address', 'Details'],
    ]);
    expect(await headingsAt(page, 768)).toEqual(['Timestamp', 'What Happened', 'Details']);
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    expect(await row.innerText()).toMatch(/\.\n/);
  });
});
