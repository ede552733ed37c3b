/** Screens in print. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoOverflow, expectNothingCut } from './accessibility.ts';

/** A letter in landscape, less its margins. */
const SHEET = { width: 960, height: 706 };

/** Renders the page as printed. */
export async function layOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
}

/** Prints the page; returns the number of sheets. */
export async function print(page: Page): Promise<number> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
}

/** Checks that a printed screen names its owner and has no controls on it. */
export async function expectPrinted(page: Page): Promise<void> {
  await layOnPaper(page);
  expect(await page.getByRole('banner').innerText()).toBe('Liberty Bell Freight LLC');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const control of ['navigation', 'search', 'tablist', 'switch'] as const)
    expect(await page.getByRole(control).filter({ visible: true }).count(), control).toBe(0);
  const pressed = page
    .locator('main .fui-Button:not([aria-haspopup="dialog"], [data-on-paper])')
    .filter({ visible: true });
  expect(await pressed.count()).toBe(0);
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe('rgb(36, 36, 36)');
  await expectNoOverflow(page);
  await expectNothingCut(page);
  await expectWholeTables(page);
}

/** Checks that every printed table has all its columns and rows, and its headings on each sheet. */
export async function expectWholeTables(page: Page): Promise<void> {
  const issues = await page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.checkVisibility())
      .flatMap((table) => {
        const found: string[] = [];
        const name = table.getAttribute('aria-label') ?? 'a table';
        const head = table.querySelector('thead');
        if (head && getComputedStyle(head).display !== 'table-header-group') found.push(`${name}: headings`);
        for (const cell of table.querySelectorAll('th, td'))
          if (getComputedStyle(cell).position !== 'static') found.push(`${name}: ${cell.textContent} sticks`);
        for (let box = table.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement)
          if (getComputedStyle(box).overflow !== 'visible') found.push(`${name}: in a box that scrolls`);
        return found;
      }),
  );
  expect(issues).toEqual([]);
}
