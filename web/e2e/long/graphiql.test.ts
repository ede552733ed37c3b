/** GraphiQL's tools: its examples, its explorer, the schema's documentation and its keys, in two windows. */
import { expect, it } from 'vitest';
import { expectNoOverflow } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

it.each([
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)(
  'runs every example of an administrator, documents the schema, and lists its shortcuts at $width px',
  async (window) => {
    const page = await openPage(at.url, window);
    await signIn(page, ADMIN, '/dashboard/graphiql');
    const result = page.locator('.result-window');
    await result.locator('.CodeMirror').waitFor();
    // The editors load one after the other; this one last.
    await page.locator('.graphiql-editor-tool .CodeMirror').first().waitFor();
    for (const [tab, response] of [
      ['Overview', '"activeContractors"'],
      ['WeeksPayroll', '"payrollRuns"'],
      ['RecentActivity', '"sentence"'],
      ['WhoChangedWhat', '"entityType"'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: /^Execute query/ }).click();
      await result.getByText(response).first().waitFor();
      expect(await result.getByText('"errors"').count(), tab).toBe(0);
    }
    await page.getByRole('button', { name: /GraphiQL Explorer/ }).click();
    await page.getByText('archiveOverview').waitFor();
    await page.getByRole('button', { name: /Documentation Explorer/ }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'adminOverview', exact: true }).waitFor();
    await page.getByRole('button', { name: /short keys/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    // The editor writes this dialog as markup with styles in it.
    await page.getByRole('textbox', { name: 'Query' }).focus();
    await page.keyboard.press('Alt+G');
    await page.getByText('Jump to line').waitFor();
    await expectNoOverflow(page);
  },
);
