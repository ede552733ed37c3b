/** Counts what people do for a job and holds it to a budget. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { JOBS, type Job } from './jobs.ts';

export interface Clicks {
  /** Since counting began, on this page and the pages it led to. */
  count: () => Promise<number>;
  /** The job is done: fails when it took more than this, or when nothing was counted for an interaction. */
  expectAtMost: (budget: number) => Promise<void>;
}

/** What each page has reported so far. A page reports to one function only. */
const reported = new WeakMap<Page, { acts: number }>();

/**
 * Counts on this page: every press of the mouse or a finger on release, each choice from a native list, and each key
 * that acts, like Enter, an arrow or a shortcut. Typing is free, and so is moving on by Tab; a field that neither has
 * the focus nor comes next by Tab must be clicked before it is filled in, as people do.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  const known = reported.get(page) ?? { acts: 0 };
  if (!reported.has(page)) {
    reported.set(page, known);
    await page.exposeFunction('reportAct', () => {
      known.acts += 1;
    });
    await page.addInitScript(watchActs);
    await page.evaluate(watchActs);
  }
  const before = known.acts;
  // Earlier actions are reported before later requests get a response.
  const count = async () => {
    await page.evaluate(() => undefined);
    return known.acts - before;
  };
  const expectAtMost = async (budget: number) => {
    const taken = await count();
    if (budget > 0) expect(taken, 'clicks, taps and keys').toBeGreaterThan(0);
    expect(taken, 'clicks, taps and keys').toBeLessThanOrEqual(budget);
  };
  return { count, expectAtMost };
}

/** Begins one of the table's jobs; `isDone` fails when it took more than the table allows. */
export async function startJob(page: Page, job: Job): Promise<{ isDone: () => Promise<void> }> {
  const clicks = await countClicks(page);
  return { isDone: () => clicks.expectAtMost(JOBS[job]) };
}

const MOST_STOPS = 12;

/** Fills in fields of a form like someone with the focus in the first one: from one to the next by Tab. */
export async function typeThrough(
  form: Locator,
  fields: readonly (readonly [label: string, text: string])[],
): Promise<void> {
  const isFocused = (field: Locator) => field.evaluate((each) => each === document.activeElement);
  for (const [label, text] of fields) {
    // A section may have the label's word in its own name.
    const textbox = form.getByRole('textbox', { name: label });
    const field = ((await textbox.count()) > 0 ? textbox : form.getByLabel(label)).first();
    for (let stops = 0; stops < MOST_STOPS && !(await isFocused(field)); stops += 1)
      await form.page().keyboard.press('Tab');
    expect(await isFocused(field), `${label} is reached by Tab`).toBe(true);
    await field.fill(text);
  }
}

function watchActs(): void {
  const report = () => void (window as typeof window & { reportAct(): void }).reportAct();
  const release = ({ isTrusted, isPrimary }: PointerEvent) => isTrusted && isPrimary && report();
  const choose = ({ target }: Event) => target instanceof HTMLSelectElement && report();
  const FREE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Backspace', 'Delete'];
  const press = ({ key, ctrlKey, altKey, metaKey, repeat, target }: KeyboardEvent) => {
    const isTyped =
      key.length === 1 &&
      !(ctrlKey || altKey || metaKey) &&
      target instanceof Element &&
      target.matches('input:not([type=checkbox], [type=radio]), textarea');
    if (!isTyped && !repeat && !FREE.includes(key)) report();
  };
  addEventListener('pointerup', release, { capture: true });
  addEventListener('change', choose, { capture: true });
  addEventListener('keydown', press, { capture: true });
}
