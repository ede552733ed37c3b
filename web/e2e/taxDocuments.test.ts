/** Form W-9 from the driver's phone to the administrator's approval, and what a form of this year still lacks. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { dayInPhiladelphia } from './support/days.ts';
import { cutOff, NO_CONNECTION } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const PHONE = { width: 390, height: 844 };
const NUMBER = '400-11-1222';
const thisYear = Number(dayInPhiladelphia().slice(0, 4));
const formatName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** What Form W-9 requires from somebody whose profile has no address. */
async function fillIn(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Form W-9' });
  await form.getByLabel('Street').fill('12 Dock St');
  await form.getByLabel('City').fill('Camden');
  await form.getByLabel('State', { exact: false }).first().fill('NJ');
  await form.getByLabel('ZIP code').fill('08102');
  await form.getByRole('textbox', { name: 'Number' }).fill(NUMBER);
  await form.getByRole('checkbox', { name: /^Under penalties of perjury/ }).check();
  await form.getByRole('textbox', { name: 'Signature' }).fill(formatName(person));
}

/** A driver who has signed Form W-9, by the API's own entry point. */
async function addSigned(lastName: string, taxNumber: string): Promise<Person> {
  const driver = await at.people.addContractor(lastName);
  const { token } = await callAs(at.url, driver);
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation ($input: CertifyTaxProfileInput!) { certifyTaxProfile(input: $input) { __typename } }`,
      variables: {
        input: {
          firstName: driver.firstName,
          lastName,
          taxClass: 'INDIVIDUAL',
          street: '12 Dock St',
          city: 'Camden',
          state: 'NJ',
          zip: '08102',
          taxNumberType: 'SSN',
          taxNumber,
          certified: true,
          signedName: formatName(driver),
        },
      },
    }),
  });
  expect(await response.json()).toMatchObject({
    data: { certifyTaxProfile: { __typename: 'CertifyTaxProfilePayload' } },
  });
  return driver;
}

async function generate(page: Page, type: string, year: number, person?: Person): Promise<void> {
  await page.getByRole('button', { name: 'Generate Tax Document' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Generate Tax Document' });
  await dialog.getByLabel('Document Type').selectOption(type);
  await dialog.getByLabel('Year').fill(String(year));
  if (person) {
    const picker = dialog.getByRole('combobox', { name: 'Contractor' });
    await picker.click();
    await picker.fill(person.lastName);
    await page.getByRole('option', { name: formatName(person) }).click();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function download(page: Page, document: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download PDF: ${document}` }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const rows = (page: Page) => page.getByRole('table', { name: 'Tax documents' });

async function act(page: Page, document: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${document}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a driver on a phone', () => {
  it('signs Form W-9 from the first prompt, sees the number once more and downloads the form', async () => {
    const driver = await at.people.addContractor('Larch');
    const page = await openPage(at.url, PHONE);
    await signIn(page, driver);
    await page.getByRole('link', { name: 'Sign your Form W-9: your tax documents need it' }).click();
    await page.getByRole('form', { name: 'Form W-9' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Sign and Certify' }).click();
    await page.getByText('Signature is required.').first().waitFor();
    await expectAccessible(page);
    await fillIn(page, driver);
    await page.getByRole('button', { name: 'Sign and Certify' }).click();
    await told(page, 'Form W-9 signed and certified.');
    await page.getByText(/^Signed on .*, ends in 1222$/).waitFor();
    await page.getByText('•••-••-1222').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Show number' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Show taxpayer number' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(driver.password);
    await dialog.getByLabel('Reason').fill('To compare it with my card');
    await dialog.getByRole('button', { name: 'Show Number' }).click();
    await page.getByText(NUMBER).waitFor();
    await page.getByRole('button', { name: 'Hide number' }).click();
    await page.getByText('•••-••-1222').waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('1222');
    expect(page.url()).toMatch(/\/dashboard\/tax-information$/);

    await goTo(page, 'Tax Documents');
    await page.getByText('No tax documents found').waitFor();
    await generate(page, 'W9', thisYear);
    await told(page, 'W-9 form generated successfully!');
    await rows(page).getByText('Generated').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const { name, bytes } = await download(page, `W-9 ${thisYear} of ${formatName(driver)}`);
    expect(name).toMatch(/\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
  });

  it('is asked before leaving a form that is filled in, and keeps it', async () => {
    const driver = await at.people.addContractor('Cedar');
    const page = await openPage(at.url, PHONE);
    await signIn(page, driver, '/dashboard/tax-information');
    await fillIn(page, driver);
    await goToWithoutArriving(page, 'Tax Documents');
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    expect(await page.getByRole('textbox', { name: 'Number' }).inputValue()).toBe(NUMBER);
  });

  it('learns what a form of this year still lacks, and where to sign', async () => {
    const page = await openPage(at.url, PHONE);
    await signIn(page, await at.people.addContractor('Alder'));
    await goTo(page, 'Tax Documents');
    await page.getByRole('link', { name: 'Sign Form W-9' }).waitFor();
    await generate(page, 'FORM_1099_NEC', thisYear);
    await told(page, /1099-NEC form generated successfully! It’s a draft/);
    await rows(page).getByText('Draft').waitFor();
    const missing = rows(page).getByRole('list', { name: 'Missing' });
    await missing.getByText(`Year ${thisYear} is not over: more may be paid until December 31.`).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

/** Clicks a navigation entry that a confirmation will block. */
async function goToWithoutArriving(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .filter({ visible: true })
    .click();
}

describe('an administrator', () => {
  it('generates for anyone, marks as submitted and approved, and reads what happened', async () => {
    const driver = await addSigned('Spruce', '400-11-3333');
    const page = await openPage(at.url);
    await signIn(page, ADMIN);
    await goTo(page, 'Tax');
    await page.waitForURL(`**/tax-season?year=${thisYear}`);
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await page.waitForURL(/tax-documents(\?year=\d{4})?$/);
    await page
      .getByRole('navigation', { name: 'Main' })
      .locator('[aria-current=page]', { hasText: 'Tax' })
      .waitFor();
    await generate(page, 'W9', thisYear, driver);
    await told(page, 'W-9 form generated successfully!');
    const document = `W-9 ${thisYear} of ${formatName(driver)}`;
    await act(page, document, 'Mark as Submitted');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Submitted' }).click();
    await told(page, 'Document status updated to SUBMITTED!');
    await act(page, document, 'Mark as Approved');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Approved' }).click();
    await told(page, 'Document status updated to APPROVED!');
    await rows(page).getByText('Approved').waitFor();
    await act(page, document, 'History');
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await history.first().waitFor();
    expect(
      (await history.allInnerTexts()).map((text) => /(generated|submitted|approved)/.exec(text)?.[0]),
    ).toEqual(['approved', 'submitted', 'generated']);
    await expectAccessible(page);
  });

  it('narrows the list to a contractor, and the address keeps it', async () => {
    const [wanted, other] = [
      await addSigned('Rowan', '400-11-4444'),
      await addSigned('Elder', '400-11-5555'),
    ];
    for (const { id } of [wanted, other])
      await at.admin.call('POST', '/tax-documents/generate-w9', { userId: id, year: thisYear });
    const page = await openPage(at.url);
    await signIn(page, ADMIN, '/dashboard/tax-documents');
    await rows(page).getByText(formatName(other)).waitFor();
    const picker = page.getByRole('search').getByRole('combobox', { name: 'Contractor' });
    await picker.click();
    await picker.fill('Rowan');
    await page.getByRole('option', { name: formatName(wanted) }).click();
    await rows(page).getByText(formatName(other)).waitFor({ state: 'detached' });
    await page.getByLabel('Status').selectOption('GENERATED');
    await page.waitForURL(/userId=.*status=GENERATED/);
    await page.reload();
    await rows(page).getByText(formatName(wanted)).waitFor();
    expect(await rows(page).getByText(formatName(other)).count()).toBe(0);
    await expect.poll(() => picker.inputValue()).toBe(formatName(wanted));
    await expectAccessible(page);
  });
});

describe('a manager', () => {
  it('reads everybody’s documents in the second tab of payroll, and marks none', async () => {
    const driver = await addSigned('Beech', '400-11-6666');
    await at.admin.call('POST', '/tax-documents/generate-w9', { userId: driver.id, year: thisYear });
    const page = await openPage(at.url);
    await signIn(page, await at.people.addManager('Linden'));
    await goTo(page, 'Payroll');
    await page.getByRole('tab', { name: 'Payroll Tracker', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Payroll Tracker' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=tax-documents/);
    await rows(page).getByText(formatName(driver)).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Actions for W-9 ${thisYear} of ${formatName(driver)}` }).click();
    await page.getByRole('menuitem', { name: 'History' }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['History']);
  });
});

it('says that the documents could not be loaded and brings them on Retry', async () => {
  expectError(NO_CONNECTION);
  const page = await openPage(at.url);
  await signIn(page, await addSigned('Juniper', '400-11-7777'));
  const { restore } = await cutOff(page, 'TaxDocumentsQuery');
  await goTo(page, 'Tax Documents');
  await page.getByText('Failed to load tax documents').waitFor();
  await expectAccessible(page);
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('No tax documents found').waitFor();
});

it('shows nobody the documents of somebody else', async () => {
  const owner = await addSigned('Hawthorn', '400-11-8888');
  const { taxDocument } = await at.admin.call<{ taxDocument: { id: string } }>(
    'POST',
    '/tax-documents/generate-w9',
    { userId: owner.id, year: thisYear },
  );
  const stranger = await at.people.addContractor('Sorrel');
  const page = await openPage(at.url);
  await signIn(page, stranger, `/dashboard/tax-documents?userId=${encodeURIComponent(owner.id)}`);
  expectError(/Part of the response is missing/);
  await page.getByText('Your account doesn’t have access to this page.').waitFor();
  const { token } = await callAs(at.url, stranger);
  const response = await page.request.get(`/api/tax-documents/${taxDocument.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(404);
});
