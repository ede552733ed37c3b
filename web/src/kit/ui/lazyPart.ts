import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const PAUSE_MS = { least: 500, most: 10_000 };

const pause = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** Retries until the code has loaded. */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = PAUSE_MS.least; ; wait = Math.min(wait * 2, PAUSE_MS.most)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
}

/**
 * A part of a page whose code loads when needed. While that fails, as without a connection, the page continues without
 * it and retries; React would keep the failure and take down the whole page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilThere(load) }));
