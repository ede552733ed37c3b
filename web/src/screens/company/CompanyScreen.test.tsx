import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longIt } from '../../../test/longIt';
import { renderScreen } from '../../../test/renderScreen';
import { currentSession, signIn } from '../../kit/session/sessionStore';
import { companyEntry } from './CompanyScreen.entry';

const keystone = {
  __typename: 'CompanyProfile',
  id: 'CompanyProfile_1',
  legalName: 'Keystone Hauling Inc.',
  ein: null,
  usdotNumber: '1234567',
  mcNumber: 'MC-123456',
  street: '7 Wharf Road',
  city: 'Chester',
  state: 'PA',
  zip: '19013',
  phone: '(215) 555-0177',
  email: 'office@example.com',
  operatingStatus: 'Authorized for property',
  operatingSince: '2023-08-21',
  trucks: 6,
  drivers: 10,
  fleetAsOf: '2025-08-01',
  services: ['Full truckload: Dock to dock.'],
  reviewText: 'On time, every time.',
  reviewAuthor: 'Dana Whitfield',
  driverIdleMinutes: 480,
  officeIdleMinutes: 30,
  secondFactorRoles: [] as string[],
  secondPersonAbove: null as number | null,
  payday: null as string | null,
  bankName: null,
  bankRoutingNumber: null,
  achCompanyId: '1070000451',
  odfiRoutingNumber: null,
  bankRequest: null as object | null,
  limitRequest: null as object | null,
  secondPersonIssue: null as string | null,
  isSample: false,
  sampleFields: [] as string[],
};

/** Opens the screen; `response` is the server's result of a save. */
async function open(company = {}, response: (input: object) => object = () => keystone, tab = '') {
  const inputs: object[] = [];
  const page = await renderScreen(companyEntry, `/dashboard/company${tab && `?tab=${tab}`}`, {
    company: { ...keystone, ...company },
    updateCompany: ({ input }: { input: object }) => {
      inputs.push({ ...input });
      return response(input);
    },
  });
  await screen.findByRole('button', { name: 'Save Changes' });
  const type = async (label: RegExp, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    await page.user.type(screen.getByLabelText(label), text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const goTo = (name: string) => page.user.click(screen.getByRole('tab', { name }));
  return { inputs, type, save, goTo, ...page };
}

/** Whether there are no unsaved changes. */
const isClean = () => screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled') === 'true';

describe('the company profile', () => {
  it('sends the changes of each part, numbers as numbers, the limit as dollars and services one by one', async () => {
    let stored: object = keystone;
    const { inputs, type, save, goTo, user } = await open({}, (input) => (stored = { ...stored, ...input }));
    const saved = (count: number) => waitFor(() => expect(inputs).toHaveLength(count));
    await goTo('Public Page');
    await type(/^Trucks/, '7');
    await type(/^Services/, 'Storage: Dry and locked.{Enter}{Enter} Towing ');
    await save();
    await saved(1);
    await waitFor(() => expect(isClean()).toBe(true));
    await goTo('Bank and Payday');
    await user.selectOptions(screen.getByLabelText(/^Payday/), 'Friday');
    await save();
    await saved(2);
    await waitFor(() => expect(isClean()).toBe(true));
    await goTo('Security');
    await type(/^Idle time for the office/, '15');
    await type(/^Second person above/, '$5,000.50');
    await save();
    await saved(3);
    expect(inputs).toEqual([
      { trucks: 7, services: ['Storage: Dry and locked.', 'Towing'] },
      { payday: 'FRIDAY' },
      { officeIdleMinutes: 15, secondPersonAbove: 5000.5 },
    ]);
  });

  longIt('opens the part in the address, with one request for all of them', async () => {
    const { router, sent, goTo } = await open({}, undefined, 'security');
    expect(screen.getByRole('tab', { name: 'Security' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByLabelText(/^Legal name/)).toBeNull();
    await goTo('Bank and Payday');
    expect(await screen.findByLabelText(/^Company ID/)).toHaveProperty('value', '1070000451');
    expect(router.state.location.search).toBe('?tab=bank');
    expect(sent.map(({ name }) => name)).toEqual(['CompanyScreenQuery']);
  });

  it('asks before opening another part drops the input', async () => {
    const { type, goTo, user } = await open();
    await type(/^City/, 'Camden');
    await goTo('Security');
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'Camden');
    await goTo('Security');
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await screen.findByLabelText(/^Idle time for the office/);
    await goTo('Company');
    expect(await screen.findByLabelText(/^City/)).toHaveProperty('value', 'Chester');
  });

  it('sends null for no payday', async () => {
    const { inputs, save, user } = await open({ payday: 'FRIDAY' }, undefined, 'bank');
    await user.selectOptions(screen.getByLabelText(/^Payday/), 'The day payroll is processed');
    await save();
    await waitFor(() => expect(inputs).toEqual([{ payday: null }]));
  });

  it('sends null for an emptied limit', async () => {
    const { inputs, save, user } = await open({ secondPersonAbove: 5000 }, undefined, 'security');
    expect(screen.getByLabelText(/^Second person above/)).toHaveProperty('value', '5,000.00');
    await user.clear(screen.getByLabelText(/^Second person above/));
    await save();
    await waitFor(() => expect(inputs).toEqual([{ secondPersonAbove: null }]));
  });

  it.each([
    ['security', /^Second person above/, 'much', 'Enter an amount such as 1,234.50.'],
    ['public-page', /^Drivers/, 'ten', 'Drivers must be a whole number.'],
  ])('does not accept a word as the limit or as a number: %s', async (tab, label, text, error) => {
    const { inputs, type, save } = await open({}, undefined, tab);
    await type(label, text);
    await save();
    expect(screen.getAllByText(error)).toHaveLength(2);
    expect(inputs).toEqual([]);
  });

  it('shows the server’s errors beside their fields, those of another part above, and keeps the input', async () => {
    const ofBank = 'ODFI routing number: no bank has this number.';
    const ofService = 'A service must have at most 300 characters.';
    const { inputs, type, save } = await open(
      {},
      () => ({
        __typename: 'ValidationError',
        message: 'The company was not saved.',
        code: 'VALIDATION',
        issues: [
          { path: ['input', 'services', '0'], message: ofService },
          { path: ['input', 'odfiRoutingNumber'], message: ofBank },
        ],
      }),
      'bank',
    );
    expect(screen.getByLabelText(/^Company ID/)).toHaveProperty('value', '1070000451');
    await type(/^Bank name/, 'First Example Bank');
    await type(/^ODFI routing number/, '021000022');
    await save();
    await screen.findByText('The company was not saved.');
    expect(screen.getAllByText(ofBank)).toHaveLength(2);
    expect(screen.getAllByText(ofService)).toHaveLength(1);
    expect(screen.getByLabelText(/^ODFI routing number/)).toHaveProperty('value', '021000022');
    expect(inputs).toEqual([{ bankName: 'First Example Bank', odfiRoutingNumber: '021000022' }]);
  });

  it('marks sample values, field by field', async () => {
    await open({ sampleFields: ['legalName', 'phone'] });
    screen.getByText(/^What’s marked as a sample is invented/);
    const names = screen.getAllByText('Sample').map((tag) => tag.closest('label')!.textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Legal name Sample/),
      expect.stringMatching(/^Phone Sample/),
    ]);
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '(215) 555-0177');
  });

  it('saves without a review, services, trucks or drivers', async () => {
    const { inputs, user, save } = await open({}, undefined, 'public-page');
    const labels = [/^Trucks/, /^Drivers/, /^Fleet as of/, /^Services/, /^Customer review/, /^Review author/];
    for (const label of labels) await user.clear(screen.getByLabelText(label));
    await save();
    await screen.findByText('Company profile updated successfully');
    expect(inputs).toEqual([{ trucks: 0, drivers: 0, services: [], reviewText: '', reviewAuthor: '' }]);
  });

  it('shows no trucks as an empty field', async () => {
    await open({ trucks: 0 }, undefined, 'public-page');
    expect(screen.getByLabelText(/^Trucks/)).toHaveProperty('value', '');
    expect(screen.getByLabelText(/^Drivers/)).toHaveProperty('value', '10');
  });

  it('lets samples be saved unchanged', async () => {
    const { inputs, save } = await open({ isSample: true });
    await save();
    await screen.findByText('Company profile updated successfully');
    expect(inputs).toEqual([{}]);
  });

  longIt('gives the top bar the new name at once', async () => {
    signIn({
      id: 'ada',
      firstName: 'Ada',
      lastName: 'Adams',
      email: 'ada@example.com',
      roles: ['IT_Admin'],
      needsPasswordChange: false,
    });
    const { type, save } = await open({}, (input) => ({ ...keystone, ...input }));
    await type(/^Legal name/, 'Blue Gate Freight LLC');
    await save();
    await waitFor(() => expect(currentSession()?.user.companyName).toBe('Blue Gate Freight LLC'));
  });

  longIt('restores the stored values', async () => {
    const { type, user } = await open();
    await type(/^City/, 'Camden');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'Chester');
  });

  it('names people whose payments no one could approve, before a limit is set', async () => {
    const secondPersonIssue = 'What Ada requests: No one else can approve this.';
    await open({ secondPersonIssue }, undefined, 'security');
    expect(await screen.findByText(secondPersonIssue)).toBeTruthy();
  });

  it('names a limit that waits for a second person', async () => {
    const limitChange = 'from $5,000.00 to none';
    const limitRequest = { __typename: 'ApprovalRequest', id: 'r', limitChange, askedBy: 'Ada', isOwn: true };
    await open({ limitRequest }, undefined, 'security');
    const link = screen.getByRole('link', { name: 'Waiting for a second person' });
    expect(link.parentElement?.textContent).toContain('The limit from $5,000.00 to none, requested by you.');
  });

  it('names bank details that wait for a second person', async () => {
    const bankDetails = 'Keystone Bank, company ID ending in 7890';
    const bankRequest = { __typename: 'ApprovalRequest', id: 'r', bankDetails, askedBy: 'Ada', isOwn: false };
    await open({ bankRequest }, undefined, 'bank');
    const link = screen.getByRole('link', { name: 'Waiting for a second person' });
    expect(link.getAttribute('href')).toBe('/dashboard/approvals');
    expect(link.parentElement?.textContent).toContain(`${bankDetails}, entered by Ada.`);
  });
});
