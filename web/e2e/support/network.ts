/** The network between a page and the portal, slowed down, cut or listened to. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

export const readOperationName = (request: Request): string =>
  (request.postDataJSON() as { operationName: string }).operationName;

/** What the console shows of a connection that is cut: the browser's line and the screen's failure. */
export const NO_CONNECTION = /ERR_FAILED|NetworkFailure: Can’t reach the server/;

/** A moment that is waited for, and the function that says it has come. */
function moment(): { come: Promise<void>; isHere: () => void } {
  let isHere = () => {};
  const come = new Promise<void>((resolve) => {
    isHere = resolve;
  });
  return { come, isHere };
}

/** Holds an operation's request back until `release` is called. */
export async function delayResponse(page: Page, operation: string): Promise<{ release: () => void }> {
  const released = moment();
  await page.route('**/graphql', async (route) => {
    if (readOperationName(route.request()) === operation) await released.come;
    await route.fallback();
  });
  return { release: released.isHere };
}

/** Holds an operation's answer back that the server has `given`, until `release` is called. */
export async function delayNextResponse(
  page: Page,
  operation: string,
): Promise<{ given: Promise<void>; release: () => void }> {
  const [given, released] = [moment(), moment()];
  await page.route('**/graphql', async (route) => {
    if (readOperationName(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    given.isHere();
    await released.come;
    await route.fulfill({ response });
  });
  return { given: given.come, release: released.isHere };
}

/** Lets an operation's requests fail as they do without a connection, until `restore` is called. */
export async function cutOff(page: Page, operation: string): Promise<{ restore: () => Promise<void> }> {
  let isCut = true;
  await page.route('**/graphql', (route) =>
    isCut && readOperationName(route.request()) === operation ? route.abort() : route.fallback(),
  );
  return {
    restore: async () => {
      isCut = false;
    },
  };
}

/** The subscription that a page has open for as long as it shows something that others may change. */
export const STREAM = 'liveChangesSubscription';

const isAsked = (request: Request): boolean => request.url().endsWith('/graphql');
const isStream = (request: Request): boolean => isAsked(request) && readOperationName(request) === STREAM;

/** What the page asks from now on, by name; its stream of changes asks nothing. */
export function listen(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (isAsked(request) && !isStream(request)) operations.push(readOperationName(request));
  });
  return operations;
}

export type Weighed = { readonly operation: string; readonly body: number; readonly headers: number };

/** What the page sends from now on, in bytes, once all of it is answered. */
export function weigh(page: Page): () => Promise<Weighed[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isAsked(request) && !isStream(request)) requests.push(request);
  });
  const weighOne = async (request: Request): Promise<Weighed> => {
    const { requestBodySize: body, requestHeadersSize: headers } = await request.sizes();
    return { operation: readOperationName(request), body, headers };
  };
  return () => Promise.all(requests.map(weighOne));
}

/** The streams of changes that the page opens from now on. */
export function streams(page: Page): {
  open: () => number;
  opened: () => number;
  /** Waits until so many are open; with one, the page hears of everything from then on. */
  untilOpen: (count?: number) => Promise<void>;
} {
  const open = new Set<Request>();
  let opened = 0;
  page.on('request', (request) => {
    if (!isStream(request)) return;
    open.add(request);
    opened += 1;
  });
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    open: () => open.size,
    opened: () => opened,
    untilOpen: (count = 1) =>
      expect
        .poll(() => open.size, { message: 'the streams that the page has open', timeout: 30_000 })
        .toBe(count),
  };
}

const inFlight = new WeakMap<Page, Set<Request>>();

/** A navigation has no page yet, and is waited for as such; what a service worker asks has none at all. */
const isOfPage = (request: Request): boolean => !request.serviceWorker() && !request.isNavigationRequest();

/** Keeps count of what the context's pages ask, for `settled`. */
export function countRequests(context: BrowserContext): void {
  const ofPage = (request: Request): Set<Request> => {
    const page = request.frame().page();
    const requests = inFlight.get(page) ?? new Set();
    inFlight.set(page, requests);
    return requests;
  };
  context.on('request', (request) => {
    if (isOfPage(request) && !isStream(request)) ofPage(request).add(request);
  });
  const end = (request: Request) => {
    if (isOfPage(request)) ofPage(request).delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** So many looks in a row find nothing under way before a page counts as settled. */
const QUIET_LOOKS = process.env.LONG ? 10 : 4;

/** Waits until the page has asked for nothing and had nothing to compute for a while; its stream of changes never ends. */
export async function settled(page: Page): Promise<void> {
  const isQuiet = () => (inFlight.get(page)?.size ?? 0) === 0;
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet = isQuiet() ? quiet + 1 : 0) {
    await sleep(50);
    await idle(page);
  }
}

/** Waits until the scripts of the page have a moment; one that another takes the place of has none. */
const idle = (page: Page): Promise<void> =>
  page
    .evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })))
    .catch(() => undefined);
