/** A page as used without a pointer. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Walk {
  /** Controls that Tab never reached. */
  unreached: string[];
  /** Controls that look the same with and without the focus. */
  unseen: string[];
}

const MOST_STOPS = 200;
const MOST_ITEMS = 15;

/** Moves by Tab until the control has the focus, and presses the key that activates it. */
export async function pressAt(control: Locator, key = 'Enter'): Promise<void> {
  await control.waitFor();
  const isFocused = () => control.evaluate((each) => each === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isFocused()); stop += 1)
    await control.page().keyboard.press('Tab');
  expect(await isFocused(), `${control} is reached by Tab`).toBe(true);
  await control.page().keyboard.press(key);
}

/** Opens a button's menu and moves down to an item. */
export async function chooseAt(button: Locator, item: string): Promise<void> {
  await pressAt(button);
  const { keyboard } = button.page();
  const chosen = button.page().getByRole('menuitem', { name: item, exact: true });
  await chosen.waitFor();
  const isFocused = () => chosen.evaluate((each) => each === document.activeElement);
  for (let stop = 0; stop < MOST_ITEMS && !(await isFocused()); stop += 1) await keyboard.press('ArrowDown');
  expect(await isFocused(), `${item} is reached by the arrows`).toBe(true);
  await keyboard.press('Enter');
}

/**
 * Checks that an open dialog has the focus and keeps it, and that Escape closes it and returns the focus to its opener.
 */
export async function expectFocusKept(dialog: Locator, opener: Locator): Promise<void> {
  await dialog.waitFor();
  const { keyboard } = dialog.page();
  const isIn = () => dialog.evaluate((each) => each.contains(document.activeElement));
  await expect.poll(isIn, { message: `the focus is in ${dialog}` }).toBe(true);
  for (let stop = 0; stop < MOST_ITEMS; stop += 1) {
    await keyboard.press(stop % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await isIn(), `Tab stays in ${dialog}`).toBe(true);
  }
  // A tooltip at the focused control, which opens after a moment, would take the key; the dialog itself has none.
  await dialog.evaluate((each) => (each as HTMLElement).focus());
  await dialog.page().getByRole('tooltip').filter({ visible: true }).first().waitFor({ state: 'hidden' });
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const findFocus = () =>
    opener.evaluate((each) =>
      each === document.activeElement ? 'there' : document.activeElement?.outerHTML.slice(0, 160),
    );
  await expect.poll(findFocus, { message: `the focus is back at ${opener}` }).toBe('there');
}

/**
 * Goes through the page by Tab, from its start until the focus leaves it. The rows of a table repeat their controls:
 * one of those that look the same is checked, and in the long form each.
 */
export async function focusByTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    // Tab continues from the last focus, also after a blur; from the body it begins at the top.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  const unseen: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(markFocused);
    if (name === null) break;
    if (!name) continue;
    const look = await page.evaluate(readFocusedLook);
    if (seen.has(look) && !process.env.LONG) continue;
    seen.add(look);
    if (!(await showsFocus(page))) unseen.push(name);
  }
  return { unreached: await page.evaluate(listUnreached), unseen };
}

/**
 * Marks the focused control and names it; null when the focus has left the page or come around. Sentinels and further
 * parts of the same control, like the month, day and year of a date, are skipped.
 */
function markFocused(): string | null | undefined {
  const control = document.activeElement as HTMLElement | null;
  if (!control || control === document.body) return null;
  if (control.dataset.reached === 'now') return undefined;
  if (control.dataset.reached) return null;
  for (const former of document.querySelectorAll<HTMLElement>('[data-reached=now]'))
    former.dataset.reached = 'before';
  control.dataset.reached = 'now';
  return control.hasAttribute('data-tabster-dummy') ? undefined : control.outerHTML.slice(0, 160);
}

/** What determines a focused control's look: its classes and those of its ancestors up to the row. */
function readFocusedLook(): string {
  const classes: string[] = [];
  for (
    let element: Element | null = document.activeElement;
    element && !element.matches('tr, body');
    element = element.parentElement
  )
    classes.push(`${element.tagName} ${element.className}`);
  return classes.join(' < ');
}

/** Whether the surroundings of the focused control change when it loses the focus. */
async function showsFocus(page: Page): Promise<boolean> {
  const box = await page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const frame = control.closest<HTMLElement>(
      '.fui-Input, .fui-Select, .fui-Combobox, .fui-SearchBox, .fui-Checkbox',
    );
    const { x, y, width, height } = (frame ?? control).getBoundingClientRect();
    return { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  });
  const size = page.viewportSize()!;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const clip = {
    x,
    y,
    width: Math.min(box.x + box.width, size.width) - x,
    height: Math.min(box.y + box.height, size.height) - y,
  };
  if (clip.width <= 0 || clip.height <= 0) return false;
  const picture = () => page.screenshot({ clip, animations: 'disabled' });
  const focused = await picture();
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await control.evaluate((each) => each.blur());
  const blurred = await picture();
  await control.evaluate((each) => each.focus());
  return !focused.equals(blurred);
}

/** The visible controls that Tab should have reached, except those of a group that arrow keys move within. */
function listUnreached(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]',
  );
  const others = ':disabled, [data-tabster-dummy], [role=tab][aria-selected=false]';
  return [...controls]
    .filter((each) => !each.dataset.reached && each.tabIndex >= 0 && !each.matches(others))
    .filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], [aria-hidden=true]'),
    )
    .map((each) => each.outerHTML.slice(0, 160));
}
