/** The network between a page and the portal: slowed down, cut or observed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

export const readOperationName = (request: Request): string =>
  (request.postDataJSON() as { operationName: string }).operationName;

/** The console messages of a cut connection: the browser's line and the screen's error. */
export const NO_CONNECTION = /ERR_FAILED|NetworkFailure: Can’t reach the server/;

/** A promise, and the function that resolves it. */
function moment(): { come: Promise<void>; isHere: () => void } {
  let isHere = () => {};
  const come = new Promise<void>((resolve) => {
    isHere = resolve;
  });
  return { come, isHere };
}

/** Delays an operation's request until `release` is called. */
export async function delayResponse(page: Page, operation: string): Promise<{ release: () => void }> {
  const released = moment();
  await page.route('**/graphql', async (route) => {
    if (readOperationName(route.request()) === operation) await released.come;
    await route.fallback();
  });
  return { release: released.isHere };
}

/** Delays an operation's response, which the server has `given`, until `release` is called. */
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

/** Fails an operation's requests as without a connection, until `restore` is called. */
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

/** The subscription that a page keeps open while it shows data that others may change. */
export const STREAM = 'liveChangesSubscription';

const isAsked = (request: Request): boolean => request.url().endsWith('/graphql');
const isStream = (request: Request): boolean => isAsked(request) && readOperationName(request) === STREAM;

/** The names of the page's requests from now on, without its stream of changes. */
export function listen(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (isAsked(request) && !isStream(request)) operations.push(readOperationName(request));
  });
  return operations;
}

export type Weighed = { readonly operation: string; readonly body: number; readonly headers: number };

/** The bytes the page sends from now on, once all of it has a response. */
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
  /** Waits until this many are open; with one, the page hears of all later changes. */
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

/** A navigation has no page yet, and is awaited as such; a service worker's request has none at all. */
const isOfPage = (request: Request): boolean => !request.serviceWorker() && !request.isNavigationRequest();

/** Counts the requests of the context's pages, for `settled`. */
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

/** How many checks in a row must find nothing under way before a page counts as settled. */
const QUIET_CHECKS = process.env.LONG ? 10 : 4;

/**
 * Waits until the page has had no request under way and nothing to compute for a while, except its stream of changes,
 * which never ends.
 */
export async function settled(page: Page): Promise<void> {
  const isQuiet = () => (inFlight.get(page)?.size ?? 0) === 0;
  for (let quiet = 0; quiet < QUIET_CHECKS; quiet = isQuiet() ? quiet + 1 : 0) {
    await sleep(50);
    await idle(page);
  }
}

/**
 * Waits until the page has run all its tasks; one that another takes the place of has none. An idle callback would come
 * only at its timeout once the window has been resized.
 */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' })).catch(() => undefined);
