/** What axe-core has to say about a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const GRAVE = new Set(['serious', 'critical']);

/** Nothing that keeps anybody from using the page as it stands now: WCAG 2.2 A and AA, and axe's good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    // Tabster's sentinels at the ends of a dialog's tab order: they hand every focus on at once and never keep it.
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html.slice(0, 200)) }));
  expect(grave, `axe on ${page.url()}`).toEqual([]);
}

/** Waits for colours that are on their way from one theme or state to the next; spinners go on for ever and are let be. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What the bar at the top half covers would be too small a target.
    window.scrollTo(0, 0);
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The page fits its window: nothing has to be scrolled sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.scrollingElement!.scrollWidth,
    window: document.scrollingElement!.clientWidth,
  }));
  expect(content, `width of ${page.url()} in a window of ${window}`).toBeLessThanOrEqual(window);
}
