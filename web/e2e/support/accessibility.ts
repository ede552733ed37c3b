/** Runs axe-core on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const GRAVE = new Set(['serious', 'critical']);

const MOST_LOOKS = 5;
/** Pixels to scroll for each further check: one and a half fields. */
const SCROLLED = 48;

interface Look {
  /** Checks the toasts too, which are otherwise dismissed. */
  withToasts?: boolean;
}

/**
 * Checks that nothing keeps anyone from using the page in its present state: WCAG 2.2 A and AA, and axe's good
 * practice.
 */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  let grave = await seriousViolations(page, look, 0);
  // On a busy machine the page may scroll or lay out while axe measures, so controls seem half covered; a closing
  // dialog is hidden for a moment with the focus in it; colors may begin to change during a check. A fixed bar at the
  // bottom half covers whatever is behind it. A real error shows in every check, at every scroll position.
  for (let looks = 1; looks < MOST_LOOKS && grave.length > 0 && grave.every(mayPass); looks += 1)
    grave = await seriousViolations(page, look, looks * SCROLLED);
  expect(grave, `axe on ${page.url()}`).toEqual([]);
}

const PASSING = ['target-size', 'aria-hidden-focus', 'color-contrast'];

const mayPass = ({ id }: { id: string }): boolean => PASSING.includes(id);

async function seriousViolations(page: Page, look: Look, scrolled: number) {
  await waitForAnimations(page, look, scrolled);
  // Axe stays in the document while its visitor navigates within the portal.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
      // Tabster's sentinels at the ends of a dialog's tab order pass every focus on at once and never keep it.
      { exclude: [['[data-tabster-dummy]']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Describing passed checks would take longer than running them.
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
 * Waits for color transitions between themes or states; endless spinners are ignored. A toast's timer is such an
 * animation too, of many seconds, and the toast covers the page: it is dismissed, or checked before its time is over.
 */
async function waitForAnimations(page: Page, { withToasts = false }: Look, scrolled: number): Promise<void> {
  await page.evaluate(
    async ({ withToasts, scrolled }) => {
      // A target half covered by the top bar would count as too small.
      window.scrollTo(0, scrolled);
      const dismissals = document.querySelectorAll<HTMLElement>('.fui-Toast [aria-label=Dismiss]');
      if (!withToasts) for (const button of dismissals) button.click();
      const passing = document.getAnimations().filter(({ effect }) => {
        const { endTime, duration } = effect?.getComputedTiming() ?? {};
        // Only a toast's timer takes more than a second.
        return Number.isFinite(endTime) && !(withToasts && Number(duration) > 1000);
      });
      await Promise.allSettled(passing.map(({ finished }) => finished));
    },
    { withToasts, scrolled },
  );
}

/** Checks that the page fits its window without scrolling sideways, once charts have redrawn in their boxes. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.scrollingElement!.scrollWidth - document.scrollingElement!.clientWidth);
  const message = `pixels of ${page.url()} beyond a window of ${page.viewportSize()?.width}`;
  await expect.poll(excess, { timeout: 2_000, message }).toBeLessThanOrEqual(0);
}

/** Checks that no text is cut off by its box, where no one could read it or scroll to it. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        // A one-pixel element is for screen readers; an ellipsis shows that there is more, and where.
        const isForEyes = element.clientWidth > 1 && textOverflow !== 'ellipsis';
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return isForEyes && hides && element.scrollWidth > element.clientWidth + 1;
      })
      .concat(
        // An amount must show its cents, and a day its notes.
        [
          ...document.querySelectorAll<HTMLElement>('input[inputmode=decimal], [aria-label^="Notes for"]'),
        ].filter(
          ({ tagName, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || (tagName === 'TEXTAREA' && scrollHeight > clientHeight + 1),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(cut, `cut off on ${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}
