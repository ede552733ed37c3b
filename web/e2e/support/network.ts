/** The network between a page and the portal, slowed down, cut or listened to. */
import type { Page, Request } from 'playwright-core';

export const nameOf = (request: Request): string =>
  (request.postDataJSON() as { operationName: string }).operationName;

/** What the console shows of a connection that is cut: the browser's line and the screen's failure. */
export const NO_CONNECTION = /ERR_FAILED|NetworkFailure: The server cannot be reached/;

/** Holds an operation's answer back until `release` is called. */
export async function holdBack(page: Page, operation: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (nameOf(route.request()) === operation) await released;
    await route.fallback();
  });
  return { release };
}

/** Lets an operation's requests fail as they do without a connection, until `mend` is called. */
export async function cutOff(page: Page, operation: string): Promise<{ mend: () => Promise<void> }> {
  let isCut = true;
  await page.route('**/graphql', (route) =>
    isCut && nameOf(route.request()) === operation ? route.abort() : route.fallback(),
  );
  return {
    mend: async () => {
      isCut = false;
    },
  };
}

/** The operations the page sends from now on, by name. */
export function listen(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(nameOf(request));
  });
  return operations;
}
