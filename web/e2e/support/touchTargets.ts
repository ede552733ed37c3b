/** How large the controls of a page are for a finger. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 asks for 24 px. */
export const SMALLEST_TARGET = 24;
/** For people who use the portal on the road. */
export const THUMB_TARGET = 44;

/**
 * Checks on a phone that every control takes a tap within at least so many pixels, in height and from 24 px on in
 * width. Links within a text are as high as its lines.
 */
export async function expectTouchTargets(page: Page, height: number): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await page.evaluate(findSmallTargets, { width: SMALLEST_TARGET, height });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(small, `less than ${height} px high on ${page.url()}`).toEqual([]);
}

/** Runs in the page. */
export function findSmallTargets(least: { width: number; height: number }): string[] {
  const controls =
    'button, a[href], summary, select, input:not([type=hidden]), [role=menuitem], [role=tab], [role=option], [role=switch], [role=checkbox]';
  const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  return [...top.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
    const box = control.getBoundingClientRect();
    // Text for screen readers, and links that show when they have the focus.
    if (box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom + window.scrollY <= 0) return [];
    if (control.closest('[aria-hidden=true], [inert]') || control.matches(':disabled')) return [];
    if (isWithinText(control)) return [];
    const [width, height] = reach(control);
    // Half a pixel for rounding.
    if (width >= least.width - 0.5 && height >= least.height - 0.5) return [];
    const name = control.getAttribute('aria-label') ?? control.innerText ?? '';
    const { tagName, className } = control;
    return [
      `${Math.round(width)}×${Math.round(height)} ${tagName.toLowerCase()} "${name.slice(0, 60)}" ${String(className).slice(0, 40)}`,
    ];
  });

  /** The area that takes the tap: its own, its label's or that of a field around it, and what it spreads beyond them. */
  function reach(control: HTMLElement): [width: number, height: number] {
    const labels =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
    const isChoice = control.matches('[type=checkbox], [type=radio]');
    const field = control.closest<HTMLElement>(
      '.fui-Input, .fui-Select, .fui-Combobox, .fui-Textarea, .fui-SearchBox',
    );
    const boxes = [control, field, ...(isChoice ? (labels ?? []) : [])].flatMap((part) => {
      if (!part) return [];
      const { width, height } = part.getBoundingClientRect();
      const spread = getComputedStyle(part, '::after');
      const isSpread = spread.content !== 'none' && spread.position === 'absolute';
      return [
        [width, height],
        ...(isSpread ? [[Number.parseFloat(spread.width) || 0, Number.parseFloat(spread.height) || 0]] : []),
      ] as [number, number][];
    });
    return [Math.max(...boxes.map(([width]) => width)), Math.max(...boxes.map(([, height]) => height))];
  }

  /** A link in a sentence, or in a line of text that continues beside it. */
  function isWithinText(control: HTMLElement): boolean {
    if (control.tagName !== 'A' || !getComputedStyle(control).display.startsWith('inline')) return false;
    const around = control.parentElement!;
    return [...around.childNodes].some(
      (node) => node.nodeType === 3 && /\p{L}/u.test(node.textContent ?? ''),
    );
  }
}
