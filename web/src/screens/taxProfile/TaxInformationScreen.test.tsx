import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { currentEnvironment } from '../../kit/relay/environment';
import { signIn } from '../../kit/session/sessionStore';
import { taxInformationEntry } from './TaxInformationScreen.entry';

// A form of this size takes longer when many tests run at once.
vi.setConfig({ testTimeout: 60_000 });

const SSN = '400-11-1222';
const PASSWORD = 'Open-Road-2026';

const w9Certification = {
  label: 'Rev. March 2024',
  text: 'Under penalties of perjury, I certify that: 1. The number is mine; and 2. No backup; and 3. U.S. person; and 4. Codes.',
  items: ['The number is mine; and', 'No backup; and', 'U.S. person; and', 'Codes.'],
  crossingOut: 'You must cross out item 2 if the IRS has told you.',
  usPerson: 'You are considered a U.S. person if you are a citizen.',
};
const signed = {
  __typename: 'TaxProfile',
  id: 'p1',
  version: 1,
  legalName: 'Dario Q Fontaine',
  firstName: 'Dario',
  middleName: 'Q',
  lastName: 'Fontaine',
  taxClass: 'INDIVIDUAL',
  street: '12 Dock St',
  city: 'Camden',
  state: 'NJ',
  zip: '08102',
  taxNumberType: 'SSN',
  taxNumberLast4: '1222',
  maskedTaxNumber: '•••-••-1222',
  itemTwoCrossed: false,
  isMistake: false,
  signedName: 'Dario Fontaine',
  signedAt: '2026-11-03T15:00:00.000Z',
  user: { __typename: 'User', id: 'dario' },
};
const earlier = { ...signed, id: 'p0', maskedTaxNumber: '•••-••-9876' };
type Profile = typeof signed;

const viewerWith = (taxProfiles: Profile[]) => ({
  __typename: 'User',
  id: 'dario',
  firstName: 'Dario',
  lastName: 'Fontaine',
  address: { street: '12 Dock St', city: 'Camden', state: 'NJ', zip: '08102' },
  taxProfile: taxProfiles[0] ?? null,
  taxProfiles,
});

beforeEach(() => {
  const user = { id: 'dario', firstName: 'Dario', lastName: 'Fontaine', email: 'd@example.com', roles: [] };
  signIn({ ...user, needsPasswordChange: false });
});
afterEach(() => vi.useRealTimers());

const there = '/dashboard/tax-information';
const open = (server: Root = {}, profiles: Profile[] = []) =>
  renderScreen(taxInformationEntry, there, { viewer: viewerWith(profiles), w9Certification, ...server }, [
    '/dashboard/profile',
  ]);
type User = Awaited<ReturnType<typeof open>>['user'];

const field = (label: RegExp) => screen.findByRole('textbox', { name: label });
const sign = (user: User) => user.click(screen.getByRole('button', { name: 'Sign and Certify' }));
async function fill(user: User) {
  await user.type(await field(/^Number/), SSN);
  await user.click(screen.getByRole('checkbox', { name: /^Under penalties of perjury/ }));
  await user.type(await field(/^Signature/), 'Dario Fontaine');
}
const dialog = () => within(screen.getByRole('alertdialog'));

describe('a Form W-9 that is not signed yet', () => {
  it('is filled in, certified in the words of the form and signed', async () => {
    const profiles: Profile[] = [];
    const certifyTaxProfile = () => {
      profiles.push(signed);
      return { __typename: 'CertifyTaxProfilePayload', warnings: [] };
    };
    const node = () => viewerWith(profiles);
    const { sent, user } = await open({ viewer: node, node, certifyTaxProfile });
    await field(/^Number/);
    for (const text of ['Under penalties of perjury, I certify that:', ...w9Certification.items])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/does not require your consent to any provision/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Cross out item 2' }));
    expect(screen.getByText('No backup; and').tagName).toBe('DEL');
    await fill(user);
    await sign(user);
    expect(await screen.findByText('Form W-9 signed and certified.')).toBeTruthy();
    expect(await screen.findByText('Signed on Nov 3, 2026, ends in 1222')).toBeTruthy();
    expect(screen.getByText('•••-••-1222')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Form W-9' })).toBeNull();
    const variables = sent.find(({ name }) => name === 'useCertifyTaxProfileMutation')?.variables;
    expect(variables?.input).toMatchObject({
      firstName: 'Dario',
      lastName: 'Fontaine',
      taxClass: 'INDIVIDUAL',
      taxNumberType: 'SSN',
      taxNumber: SSN,
      itemTwoCrossed: true,
      certified: true,
      signedName: 'Dario Fontaine',
    });
  });

  it('shows missing values beside each field, and sends nothing', async () => {
    const { sent, user } = await open();
    await user.clear(await field(/^First name/));
    await sign(user);
    for (const error of [
      'First name is required.',
      'Taxpayer number is required.',
      'Please certify the statement under penalties of perjury.',
      'Signature is required.',
    ])
      expect(screen.getAllByText(error)).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it('reports an invalid number while it is typed', async () => {
    const { user } = await open();
    await user.type(await field(/^Number/), '900-70-000');
    expect(screen.queryByText(/Is it an ITIN/)).toBeNull();
    await user.type(await field(/^Number/), '1');
    expect(screen.getByText(/Is it an ITIN/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Kind of number/), 'ITIN');
    expect(screen.queryByText(/Taxpayer number:/)).toBeNull();
  });

  it('requires an entity’s legal name, codes and EIN', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText(/^Federal tax classification/), 'LLC');
    expect(screen.queryByRole('textbox', { name: /^First name/ })).toBeNull();
    expect(await field(/^Legal name/)).toBeTruthy();
    expect(screen.getByLabelText(/^LLC tax classification/)).toBeTruthy();
    expect(await field(/^Exempt payee code/)).toBeTruthy();
    expect(screen.getByLabelText(/^Kind of number/)).toHaveProperty('value', 'EIN');
  });

  longIt('keeps the input when the server refuses, with the reason beside the field', async () => {
    const message = 'Signature must be the name that is certified, Dario Fontaine.';
    const issues = [{ path: ['input', 'signedName'], message }];
    const certifyTaxProfile = { __typename: 'ValidationError', message: 'Please check the form.', issues };
    const { user } = await open({ certifyTaxProfile });
    await fill(user);
    await sign(user);
    expect(await screen.findByText('Please check the form.')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(await field(/^Number/)).toHaveProperty('value', SSN);
    expect(await field(/^Signature/)).toHaveProperty('value', 'Dario Fontaine');
  });

  it('keeps it when the connection fails, and asks before leaving it', async () => {
    const certifyTaxProfile = () => {
      throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    const { router, user } = await open({ certifyTaxProfile });
    await fill(user);
    await sign(user);
    expect(await screen.findByText('Failed to certify Form W-9')).toBeTruthy();
    expect(await field(/^Number/)).toHaveProperty('value', SSN);
    await act(() => router.navigate('/dashboard/profile'));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(router.state.location.pathname).toBe(there);
    expect(await field(/^Number/)).toHaveProperty('value', SSN);
  });
});

describe('a number', () => {
  it('is stored in no store, no storage and no URL', async () => {
    const revealTaxNumber = { __typename: 'RevealTaxNumberPayload', taxNumber: SSN };
    const certifyTaxProfile = {
      __typename: 'CertifyTaxProfilePayload',
      warnings: ['Please check the number.'],
    };
    const { router, user } = await open({ revealTaxNumber, certifyTaxProfile }, [signed]);
    await reveal(user);
    expect(await screen.findByText(SSN)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Sign a New Form W-9' }));
    await fill(user);
    await sign(user);
    expect(await screen.findByText('Please check the number.')).toBeTruthy();
    const kept = [
      JSON.stringify(currentEnvironment().getStore().getSource().toJSON()),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      router.createHref(router.state.location),
    ].join();
    expect(kept).toContain('•••-••-1222');
    for (const secret of [SSN, SSN.replaceAll('-', ''), PASSWORD]) expect(kept).not.toContain(secret);
  });

  it('shows for half a minute after the password and a reason, and is then hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const revealTaxNumber = { __typename: 'RevealTaxNumberPayload', taxNumber: SSN };
    const { sent, user } = await open({ revealTaxNumber }, [signed]);
    await reveal(user);
    expect(await screen.findByText(SSN)).toBeTruthy();
    expect(sent.at(-1)?.variables).toEqual({
      input: { userId: 'dario', password: PASSWORD, reason: 'To compare it' },
    });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(SSN)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.queryByText(SSN)).toBeNull();
    expect(screen.getByText('•••-••-1222')).toBeTruthy();
  });

  it('can be hidden earlier', async () => {
    const revealTaxNumber = { __typename: 'RevealTaxNumberPayload', taxNumber: SSN };
    const { user } = await open({ revealTaxNumber }, [signed]);
    await reveal(user);
    await screen.findByText(SSN);
    await user.click(await screen.findByRole('button', { name: 'Hide number' }));
    expect(screen.queryByText(SSN)).toBeNull();
  });

  it('stays hidden without the right password and a reason', async () => {
    const message = 'The password is incorrect.';
    const issues = [{ path: ['input', 'password'], message }];
    const revealTaxNumber = { __typename: 'ValidationError', message, issues };
    const { sent, user } = await open({ revealTaxNumber }, [signed]);
    await user.click(await screen.findByRole('button', { name: 'Show number' }));
    await user.click(dialog().getByRole('button', { name: 'Show Number' }));
    expect(dialog().getAllByText('Password is required.')).toHaveLength(2);
    expect(dialog().getAllByText(/^Reason is required/)).toHaveLength(2);
    expect(sent).toHaveLength(1);
    await typeAndShow(user);
    expect((await dialog().findAllByText(message)).length).toBeGreaterThan(0);
    expect(dialog().getByLabelText(/^Reason/)).toHaveProperty('value', 'To compare it');
  });
});

async function reveal(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Show number' }));
  await typeAndShow(user);
}

async function typeAndShow(user: User) {
  await user.type(dialog().getByLabelText(/^Your password/, { selector: 'input' }), PASSWORD);
  await user.type(dialog().getByLabelText(/^Reason/), 'To compare it');
  await user.click(dialog().getByRole('button', { name: 'Show Number' }));
}

describe('signed forms', () => {
  it('are listed, newest first, with no number in full', async () => {
    await open({}, [{ ...signed, version: 2 }, earlier]);
    const rows = within(await screen.findByRole('table', { name: 'Signed Forms W-9' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Form W-9 #2'),
      expect.stringContaining('•••-••-9876'),
    ]);
  });

  it('fill in the next form, without the number', async () => {
    const { user } = await open({}, [signed]);
    await user.click(await screen.findByRole('button', { name: 'Sign a New Form W-9' }));
    expect(await field(/^Middle name/)).toHaveProperty('value', 'Q');
    expect(await field(/^Number/)).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Form W-9' })).toBeNull();
  });

  it('report that they cannot be loaded, and retry', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const viewer = () => {
      if (isDown)
        throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return viewerWith([signed]);
    };
    const { user } = await open({ viewer });
    expect(await screen.findByText('Failed to load tax information')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Signed on Nov 3, 2026, ends in 1222')).toBeTruthy();
  });
});
