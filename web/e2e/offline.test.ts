/**
 * The portal on a phone without a connection: the form, the waiting entries, and their sending: never twice, never as
 * another user.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { DEVICE_ZONE, visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayIn, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { type Gate, openGate } from './support/gate.ts';
import { signIn } from './support/visits.ts';

const at = company();
let gate: Gate;
/** Another user, who enters nothing. */
let other: Person;
beforeAll(async () => {
  gate = await openGate(at.url);
  other = await at.people.addContractor('Nextone');
});
afterEach(() => gate.setOpen(true));
afterAll(() => gate?.close());
const { openPage, openTab, expectError } = visitors({ serviceWorkers: true, stay: true });

const PHONE = { width: 390, height: 844 };
const ROUTE = 'Wilmington by way of a very long road that has many names and no end';
const thursdayBefore = (today: string): string => addDays(startOfWeek(today), -4);
/** In the last week by the phone's clock, which is all that the form knows without a connection. */
const day = thursdayBefore(dayIn(DEVICE_ZONE));
/** In the last week by the portal's clock; another one while it is Monday only there. */
const homeDay = thursdayBefore(dayInPhiladelphia());
const spoken = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const [shortDay, shortHomeDay] = [day, homeDay].map((date) => spoken.format(new Date(`${date}T00:00:00Z`)));

type Known = {
  timeLogs: { edges: { node: { date: string; description: string; worked: boolean } }[] };
  receipts: { edges: { node: { purpose: string; amount: number; file: { kind: string } | null } }[] };
};

/** The person's data on the server. */
async function readKnown(person: Person) {
  const { token } = await callAs(at.url, person);
  const query = `query ($id: ID!) { timeLogs(userId: $id, first: 40) { edges { node { date description worked } } }
    receipts(userId: $id, first: 40) { edges { node { purpose amount file { kind } } } } }`;
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { id: person.id } }),
  });
  const { data } = (await response.json()) as { data: Known };
  return {
    days: data.timeLogs.edges.map(({ node }) => node),
    receipts: data.receipts.edges.map(({ node }) => node),
  };
}

let phone: Page | undefined;
/** Signed in, with a service worker that has loaded everything; on the previous user's phone. */
async function arrive(person: Person): Promise<Page> {
  expectError(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|NetworkFailure/,
  );
  phone ??= await openPage(gate.url, PHONE);
  await phone.unrouteAll();
  await phone.context().setOffline(false);
  await phone.setViewportSize(PHONE);
  await signIn(phone, person);
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return phone;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** An address of the portal, opened without a connection. */
async function openOffline(page: Page, path = '/dashboard'): Promise<void> {
  await page.context().setOffline(true);
  // A worker that has just started may not know yet that its page is offline.
  gate.setOpen(false);
  await page.goto(path);
  await heading(page, 'You’re Offline').waitFor();
}

async function reconnect(page: Page): Promise<void> {
  gate.setOpen(true);
  await page.context().setOffline(false);
}

/** The portal's page again. The service worker may learn later than its page that the connection is back. */
const returnToPortal = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.goto('/dashboard');
        return page.getByRole('heading', { level: 1 }).first().innerText();
      },
      { message: 'the portal instead of the offline form', timeout: 30_000 },
    )
    .not.toMatch(/Offline|Connected/);

async function enterDay(page: Page, route: string): Promise<void> {
  await page.getByRole('button', { name: 'Last Week' }).click();
  await page.getByRole('button', { name: `Worked on ${shortDay}` }).click();
  await page.getByRole('textbox', { name: `Route of ${shortDay}` }).fill(route);
  await page.getByRole('button', { name: 'Save 1 Day' }).click();
}

const drawPicture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = `rgb(${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join()})`;
    pen.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });

async function enterReceipt(page: Page, purpose: string): Promise<void> {
  const buffer = Buffer.from(await drawPicture(page), 'base64');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('TOLLS');
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await page.getByRole('textbox', { name: 'Purpose' }).fill(purpose);
  await page.getByLabel('Photo or PDF').setInputFiles({ name: 'toll.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('toll.jpg').waitFor();
  await page.getByRole('button', { name: 'Save Receipt' }).click();
}

const waiting = (page: Page, what: string) => page.getByText(`${what} waiting to send`);
const isEmpty = (page: Page) => page.getByText('Everything has been sent.').waitFor();
const countPassed = (name: string): number => gate.passed.filter((one) => one === name).length;

/** Checks that the service worker caches only the form's files: no page, nothing of the API. */
async function expectFilesOfFormAlone(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const found: { path: string; type: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({
          path: new URL(request.url).pathname,
          type: response!.headers.get('content-type') ?? '',
        });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter(({ path }) => !/^\/(assets\/[\w.-]+|favicon\.svg)$/.test(path))).toEqual([]);
  expect(kept.filter(({ type }) => /html|json/.test(type))).toEqual([]);
  expect(kept.filter(({ path }) => /graphiql|codemirror|chart/i.test(path))).toEqual([]);
}

it('opens at any address without a connection, knows no user, and sends entries once from two tabs', async () => {
  const driver = await at.people.addContractor('Wayfarer');
  const page = await arrive(driver);
  // Never visited before, and no user's own page.
  await openOffline(page, '/dashboard/statements/1234');
  const said = await page.locator('body').innerText();
  for (const personal of [driver.firstName, driver.lastName, driver.email, '$0.00']) {
    expect(said).not.toContain(personal);
  }
  await enterDay(page, ROUTE);
  await waiting(page, '1 day').waitFor();
  await enterReceipt(page, 'Turnpike to Newark');
  await waiting(page, '1 day and 1 receipt').waitFor();
  await page.getByRole('button', { name: `Worked on ${shortDay}` }).click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  expect(await page.getByRole('list', { name: 'Waiting to send' }).innerText()).not.toContain('12.50');
  // It shows in every tab and at every address.
  const second = await openTab(page);
  await openOffline(second, '/dashboard/time-logs');
  await waiting(second, '1 day and 1 receipt').waitFor();
  expect(await readKnown(driver)).toEqual({ days: [], receipts: [] });

  const before = [countPassed('sendDayAddMutation'), countPassed('sendReceiptMutation')];
  await reconnect(page);
  await Promise.all([isEmpty(page), isEmpty(second)]);
  expect([countPassed('sendDayAddMutation'), countPassed('sendReceiptMutation')]).toEqual(
    before.map((count) => count + 1),
  );
  expect(await readKnown(driver)).toEqual({
    days: [{ date: day, description: ROUTE, worked: true }],
    receipts: [{ purpose: 'Turnpike to Newark', amount: 12.5, file: { kind: 'IMAGE' } }],
  });
  await second.close();
  await page.getByRole('button', { name: 'Open the Portal' }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await expectFilesOfFormAlone(page);
});

it('keeps days that the home page could not submit, and sends them when it can', async () => {
  const driver = await at.people.addContractor('Midway');
  const page = await arrive(driver);
  await page.getByRole('button', { name: 'Last Week' }).first().click();
  await page.getByRole('button', { name: `Worked on ${shortHomeDay}` }).click();
  await page.getByRole('textbox', { name: `Route of ${shortHomeDay}` }).fill('Harrisburg');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit 1 Day' }).click();
  await waiting(page, '1 day').waitFor();
  await reconnect(page);
  await waiting(page, '1 day').waitFor({ state: 'detached' });
  expect((await readKnown(driver)).days).toEqual([
    { date: homeDay, description: 'Harrisburg', worked: true },
  ]);
  // The page shows what it has sent.
  await expect
    .poll(() => page.getByRole('textbox', { name: `Route of ${shortHomeDay}` }).inputValue(), {
      message: 'the route of the day',
      timeout: 30_000,
    })
    .toBe('Harrisburg');
});

it('stores everything once when the server’s responses are lost', async () => {
  const driver = await at.people.addContractor('Lostword');
  const page = await arrive(driver);
  await openOffline(page);
  await enterDay(page, 'Scranton');
  await enterReceipt(page, 'Scale house');
  const names = ['sendDayAddMutation', 'POST /api/receipts/files', 'sendReceiptMutation'];
  const before = names.map(countPassed);
  for (const name of names) gate.loseAnswerTo(name);
  await reconnect(page);
  // Each loss ends an attempt; showing the page again begins the next.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        return page.getByText('Everything has been sent.').isVisible();
      },
      { message: 'that everything is sent', timeout: 30_000, interval: 300 },
    )
    .toBe(true);
  // The day was found on the server and not sent again; the file and the receipt were sent.
  expect(names.map((name, index) => countPassed(name) - before[index]!)).toEqual([1, 2, 2]);
  const { days, receipts } = await readKnown(driver);
  expect([days.length, receipts.length]).toEqual([1, 1]);
  expect(receipts[0]!.file).toEqual({ kind: 'IMAGE' });
});

it('shows the portal’s conflicting day beside it, and keeps the chosen one', async () => {
  const driver = await at.people.addContractor('Twominds');
  const page = await arrive(driver);
  const { call } = await callAs(at.url, driver);
  const enterThere = (description: string) =>
    call('POST', '/time-logs', { date: day, worked: true, description });
  await enterThere('Albany');
  await openOffline(page);
  await enterDay(page, 'Buffalo');
  await reconnect(page);
  const choice = page.getByRole('list', { name: 'Waiting to send' });
  await choice.getByText('Worked: Albany').waitFor();
  await choice.getByText('Worked: Buffalo').waitFor();
  // Nothing is replaced before someone has chosen.
  expect((await readKnown(driver)).days).toMatchObject([{ description: 'Albany' }]);
  await expectNoOverflow(page);
  if (process.env.LONG) await expectAccessible(page);
  await choice.getByRole('button', { name: 'Keep Mine' }).click();
  await isEmpty(page);
  expect((await readKnown(driver)).days).toMatchObject([{ description: 'Buffalo' }]);

  await openOffline(page);
  await enterDay(page, 'Erie');
  await reconnect(page);
  await choice.getByText('Worked: Buffalo').waitFor();
  await choice.getByRole('button', { name: 'Keep the Portal’s' }).click();
  await isEmpty(page);
  expect((await readKnown(driver)).days).toMatchObject([{ description: 'Buffalo' }]);
});

it('warns at logout about waiting entries, hides them from everyone else, and sends them when the driver returns', async () => {
  const driver = await at.people.addContractor('Leaver');
  const page = await arrive(driver);
  await openOffline(page);
  await enterDay(page, 'Utica');
  await waiting(page, '1 day').waitFor();
  // Back in the portal while nothing can be sent, as with an overloaded server.
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName.startsWith('sendDay') ? route.abort() : route.fallback(),
  );
  await reconnect(page);
  await returnToPortal(page);
  await waiting(page, '1 day').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const told = page.getByRole('alertdialog', { name: 'Still Waiting to Send' });
  await told.getByText('1 day is still waiting to send.').waitFor();
  await told.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await told.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Signed out: nothing to see, and no form.
  await page.unrouteAll();
  await openOffline(page);
  await page.getByText('You’re signed out.', { exact: false }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/Utica|waiting/);
  expect(await page.getByRole('group', { name: 'Days worked' }).count()).toBe(0);
  await reconnect(page);

  // Another user: a form, and nothing of the driver's.
  await signIn(page, other);
  await openOffline(page);
  await page.getByRole('group', { name: 'Days worked' }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/Utica|waiting/);
  await reconnect(page);

  // The driver again: the entries are sent.
  await signIn(page, driver);
  await expect
    .poll(async () => (await readKnown(driver)).days, { message: 'the driver’s days', timeout: 30_000 })
    .toMatchObject([{ description: 'Utica' }]);
});

it('ends the session of someone who logged out without a connection, once there is one', async () => {
  const page = await arrive(await at.people.addContractor('Quitter'));
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await logout.waitFor();
  await page.context().setOffline(true);
  gate.setOpen(false);
  await logout.click();
  await page.getByText('You’re signed out on this device, and the portal doesn’t know it yet.').waitFor();
  await reconnect(page);
  await isEmpty(page);
  await page.context().addCookies(cookies);
  const response = await page.request.post(`${gate.url}/graphql`, {
    headers: { 'x-portal-session': 'cookie' },
    data: { query: '{ viewer { id } }' },
  });
  expect((await response.json()).data?.viewer).toBeFalsy();
});

it('sends nothing of one person under the session of another', async () => {
  const driver = await at.people.addContractor('Former');
  const page = await arrive(driver);
  await openOffline(page);
  await enterDay(page, 'Reading');
  await enterReceipt(page, 'Parking');
  // When the connection returns the cookie is another user's, and this page does not know it.
  const { email, password } = other;
  gate.setOpen(true);
  await page.request.post(`${gate.url}/graphql`, {
    headers: { 'x-portal-session': 'cookie' },
    data: {
      query:
        'mutation ($input: LoginInput!) { result: login(input: $input) { ... on LoginPayload { user { id } } } }',
      variables: { input: { email, password } },
    },
  });
  expectError(/status of 401/);
  const before = gate.passed.length;
  const waitForNextAttempt = () => {
    const already = countPassed('sendDayQuery');
    return expect
      .poll(() => countPassed('sendDayQuery'), { message: 'attempts to send the day', timeout: 20_000 })
      .toBeGreaterThan(already);
  };
  const first = waitForNextAttempt();
  await reconnect(page);
  await first;
  // One attempt at a time: when the next one begins, the first has ended.
  const next = waitForNextAttempt();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await next;
  expect(gate.passed.slice(before).filter((name) => /^send.*Mutation$/.test(name))).toEqual([]);
  await waiting(page, '1 day and 1 receipt').waitFor();
  for (const person of [driver, other]) expect(await readKnown(person)).toEqual({ days: [], receipts: [] });
});

/** Makes the page compare itself with its service worker, and returns when it knows the result. */
const compareVersions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller!;
    const { postMessage } = worker;
    const hasAsked = new Promise<void>((resolve) => {
      worker.postMessage = (message: unknown, transfer: unknown) => {
        postMessage.call(worker, message, { transfer: transfer as Transferable[] });
        resolve();
      };
    });
    window.dispatchEvent(new Event('online'));
    await hasAsked;
    // The worker responds in order, so the page's own question has been answered before this one.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      postMessage.call(worker, 'scripts', { transfer: [port2] });
    });
  });

it('offers a new version, and leaves the input alone', async () => {
  const driver = await at.people.addContractor('Typist');
  const page = await arrive(driver);
  await page.getByRole('button', { name: 'Last Week' }).first().click();
  await page.getByRole('button', { name: `Worked on ${shortHomeDay}` }).click();
  const route = page.getByRole('textbox', { name: `Route of ${shortHomeDay}` });
  await route.fill('Half a sen');
  await compareVersions(page);
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  gate.rewriteWorker((script) => script.replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/index-newer.js'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready.').waitFor();
  await route.pressSequentially('tence');
  expect(await route.inputValue()).toBe('Half a sentence');
  expect(loads).toEqual([]);
  // The button asks for confirmation while there is unsaved input.
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(await route.inputValue()).toBe('Half a sentence');
  expect(loads).toEqual([]);
  gate.rewriteWorker((script) => script);
});

it('has a service worker and a manifest that are never out of date', async () => {
  const worker = await fetch(`${at.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const manifest = await fetch(`${at.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await fetch(`${at.url}${src}`)).status).toBe(200);
});
