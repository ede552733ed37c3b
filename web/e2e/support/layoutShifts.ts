/** Layout shifts while a screen loads, as Chromium counts them. */
import type { BrowserContext, Page } from 'playwright-core';

/** The most a screen may move: a shift that no visitor notices. */
export const MOST_SHIFT = 0.05;

interface Shift {
  value: number;
  /** Milliseconds since the page began to load. */
  at: number;
  moved: string[];
}

type Watched = { layoutShifts: Shift[] };

/** Records every shift of the pages that open from now on, except right after an input or a resize of the window. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as typeof window & Watched).layoutShifts = shifts;
    const describe = ({ node, previousRect: from, currentRect: to }: Source): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName.toLowerCase()} '${element?.textContent?.slice(0, 40)}'`;
      return `${name} from ${from.y} (${from.width}x${from.height}) to ${to.y} (${to.width}x${to.height})`;
    };
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, at: Math.round(startTime), moved: sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the page was loaded, or since the last call. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as typeof window & Watched).layoutShifts.splice(0));

export const sumShifts = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
