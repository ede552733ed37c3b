/** How many clicks and taps a job takes: what people feel of a screen, held to a budget. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Clicks {
  /** Since counting began, on this page and whatever it led to. Typing and keys are not counted. */
  count: () => Promise<number>;
  /** The job is done: fails when it took more than this, or when nothing was counted at all. */
  expectAtMost: (budget: number) => Promise<void>;
}

/**
 * Begins to count on this page: every press of the mouse or a finger that was let go, and each choice from a native
 * list. A field that is not focused already is to be clicked before it is filled in, as people do.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  let clicks = 0;
  await page.exposeFunction('countClickOfUser', () => {
    clicks += 1;
  });
  await page.addInitScript(watchClicks);
  await page.evaluate(watchClicks);
  // What has been clicked is reported before anything that is asked afterwards is answered.
  const count = async () => {
    await page.evaluate(() => undefined);
    return clicks;
  };
  const expectAtMost = async (budget: number) => {
    const taken = await count();
    expect(taken, 'clicks and taps').toBeGreaterThan(0);
    expect(taken, 'clicks and taps').toBeLessThanOrEqual(budget);
  };
  return { count, expectAtMost };
}

function watchClicks(): void {
  const report = () => void (window as unknown as { countClickOfUser(): void }).countClickOfUser();
  const release = ({ isTrusted, isPrimary }: PointerEvent) => isTrusted && isPrimary && report();
  const choose = ({ target }: Event) => target instanceof HTMLSelectElement && report();
  addEventListener('pointerup', release, { capture: true });
  addEventListener('change', choose, { capture: true });
}
