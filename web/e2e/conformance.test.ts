/** Sizes in the specification that need a real window. */
import { expect, it } from 'vitest';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';
import { residents } from './support/residents.ts';

const at = company();
const { openPage } = visitors({ stay: true });
const { visit } = residents<'admin'>(
  openPage,
  () => at.url,
  () => ADMIN,
);

it('the side navigation is 240 wide: always there from 640 on, a drawer below', async () => {
  const page = await visit('admin', '/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const menu = page.getByRole('button', { name: 'Open menu' });
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await navigation.waitFor();
    const box = await navigation.locator('..').boundingBox();
    expect([width, box?.width]).toEqual([width, 240]);
    expect(await menu.isVisible()).toBe(false);
  }
  await page.setViewportSize({ width: 639, height: 900 });
  await menu.waitFor();
  expect(await navigation.count()).toBe(0);
  await menu.click();
  const drawer = page.getByRole('dialog').filter({ has: navigation });
  await drawer.waitFor();
  expect((await drawer.boundingBox())?.width).toBe(240);
  await drawer.getByRole('link', { name: 'Audit Logs' }).click();
  await page.waitForURL('**/dashboard/logs');
  await drawer.waitFor({ state: 'detached' });
});

it('recent activity has ten entries in a scrolling list of at most 400', async () => {
  const { id } = await at.people.addContractor('Sorrel');
  for (let dailyRate = 240; dailyRate < 250; dailyRate += 1)
    await at.admin.call('PUT', `/staff/${id}/pay-rate`, { dailyRate });
  const page = await visit('admin', '/dashboard');
  await page.setViewportSize({ width: 390, height: 900 });
  const list = page.getByRole('region', { name: 'Recent System Activity: entries' });
  await list.waitFor();
  expect(await list.getByRole('listitem').count()).toBe(10);
  const { clientHeight, scrollHeight } = await list.evaluate((element) => ({
    clientHeight: element.clientHeight,
    scrollHeight: element.scrollHeight,
  }));
  expect(scrollHeight).toBeGreaterThan(400);
  expect(clientHeight).toBeLessThanOrEqual(400);
});
