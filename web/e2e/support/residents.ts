/** People who stay for all tests of a file, in pages that move from place to place. */
import type { Page } from 'playwright-core';
import type { Person } from './api.ts';
import type { Visitors } from './browser.ts';
import { settled } from './network.ts';
import { signIn } from './visits.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

interface Residents<Who> {
  /**
   * The page of this person at this place, on a laptop in the light theme; `anew` reloads the place as a fresh page
   * does.
   */
  visit: (who: Who, path: string, options?: { anew?: boolean }) => Promise<Page>;
}

interface Choice {
  /** All users share one browser, which has loaded the portal once: each takes it over from the previous one. */
  inTurn?: boolean;
}

/**
 * One page for everyone: a visitor's first page costs more than most of its checks. For visitors that `stay`; null is a
 * visitor who has not signed in.
 */
export function residents<Who>(
  openPage: Visitors['openPage'],
  getUrl: () => string,
  find: (who: NonNullable<Who>) => Credentials,
  { inTurn = false }: Choice = {},
): Residents<Who> {
  const pages = new Map<unknown, { page: Page; user?: Who }>();

  async function open(who: Who) {
    const owner = inTurn ? Boolean(who) : who;
    const known = pages.get(owner) ?? { page: await openPage(getUrl()) };
    pages.set(owner, known);
    return known;
  }

  return {
    visit: async (who, path, { anew = false } = {}) => {
      const visited = await open(who);
      const { page } = visited;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      if (who && visited.user !== who) await signIn(page, find(who), path);
      else await (anew ? page.goto(path) : move(page, getUrl(), path));
      visited.user = who;
      if (who) await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      return page;
    },
  };
}

/** Navigates like a link in the page, without a reload; parts open at the same address must close. */
export async function move(page: Page, url: string, path: string): Promise<void> {
  if (!page.url().startsWith(url) || new URL(page.url()).pathname === path.split('?')[0]) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
