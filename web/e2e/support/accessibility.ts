/** What axe-core has to say about a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const GRAVE = new Set(['serious', 'critical']);

const MOST_LOOKS = 3;
/** Pixels down for each further look: a field and a half. */
const SCROLLED = 48;

interface Look {
  /** Looks at the toasts too, which are otherwise sent away. */
  withToasts?: boolean;
}

/** Nothing that keeps anyone from using the page as it stands now: WCAG 2.2 A and AA, and axe's good practice. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  let grave = await seriousViolations(page, look, 0);
  // A page that a busy machine scrolls or lays out while axe measures shows controls half covered, and one whose dialog
  // is closing is hidden for a moment with the focus in it; colors may begin to change after the look began. A bar that
  // stays at the bottom half covers whatever is behind it as the page happens to be scrolled. An error of the page itself
  // is there at every look, wherever it is scrolled.
  for (let looks = 1; looks < MOST_LOOKS && grave.length > 0 && grave.every(mayPass); looks += 1)
    grave = await seriousViolations(page, look, looks * SCROLLED);
  expect(grave, `axe on ${page.url()}`).toEqual([]);
}

const PASSING = ['target-size', 'aria-hidden-focus', 'color-contrast'];

const mayPass = ({ id }: { id: string }): boolean => PASSING.includes(id);

async function seriousViolations(page: Page, look: Look, scrolled: number) {
  await waitForAnimations(page, look, scrolled);
  // Axe stays in the document while its visitor moves within the portal.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      // Tabster's sentinels at the ends of a dialog's tab order: they hand every focus on at once and never keep it.
      { exclude: [['[data-tabster-dummy]']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // What is in order need not be described, which takes longer than finding it out.
        resultTypes: ['violations'],
      },
    );
    return violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      at: nodes.map(({ html }) => html.slice(0, 200)),
    }));
  });
  return violations.filter(({ impact }) => GRAVE.has(impact ?? ''));
}

/**
 * Waits for colors that are on their way from one theme or state to the next; spinners go on for ever and are let be.
 * A toast's clock is such an animation too, of many seconds, and the toast covers what is to be seen: it is sent away,
 * or looked at before its time is over.
 */
async function waitForAnimations(page: Page, { withToasts = false }: Look, scrolled: number): Promise<void> {
  await page.evaluate(
    async ({ withToasts, scrolled }) => {
      // What the bar at the top half covers would be too small a target.
      window.scrollTo(0, scrolled);
      const dismissals = document.querySelectorAll<HTMLElement>('.fui-Toast [aria-label=Dismiss]');
      if (!withToasts) for (const button of dismissals) button.click();
      const passing = document.getAnimations().filter(({ effect }) => {
        const { endTime, duration } = effect?.getComputedTiming() ?? {};
        // Nothing but a toast's clock takes more than a second.
        return Number.isFinite(endTime) && !(withToasts && Number(duration) > 1000);
      });
      await Promise.allSettled(passing.map(({ finished }) => finished));
    },
    { withToasts, scrolled },
  );
}

/** The page fits its window: nothing has to be scrolled sideways, once charts have drawn themselves anew in their boxes. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.scrollingElement!.scrollWidth - document.scrollingElement!.clientWidth);
  const message = `pixels of ${page.url()} beyond a window of ${page.viewportSize()?.width}`;
  await expect.poll(excess, { timeout: 2_000, message }).toBeLessThanOrEqual(0);
}

/** No text ends where its box does: what is hidden beyond the edge of its own element no one can read or scroll to. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        // A pixel in size is for screen readers; three dots say that there is more, and where it stands.
        const isForEyes = element.clientWidth > 1 && textOverflow !== 'ellipsis';
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return isForEyes && hides && element.scrollWidth > element.clientWidth + 1;
      })
      .concat(
        // An amount is no amount without its cents.
        [...document.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ),
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(cut, `cut off on ${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}
