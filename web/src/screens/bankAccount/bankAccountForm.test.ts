import { describe, expect, it } from 'vitest';
import { checkAccount, EMPTY_ACCOUNT, toAccountInput } from './bankAccountForm';

const typed = {
  ...EMPTY_ACCOUNT,
  routingNumber: '021000021',
  accountNumber: '0012 3456-789',
  again: '00123456789',
};

describe('a typed bank account', () => {
  it('is valid when both numbers have the same digits', () => expect(checkAccount(typed)).toEqual({}));

  it('is invalid when the second number differs', () =>
    expect(checkAccount({ ...typed, again: '00123456798' })).toEqual({
      again: 'The account numbers don’t match.',
    }));

  it('reports each missing field once', () =>
    expect(checkAccount(EMPTY_ACCOUNT)).toEqual({
      routingNumber: 'Routing number is required.',
      accountNumber: 'Account number is required.',
    }));

  it('is sent without the repetition', () =>
    expect(toAccountInput('u', { ...typed, type: 'SAVINGS', holder: 'BUSINESS' })).toEqual({
      userId: 'u',
      routingNumber: '021000021',
      accountNumber: '0012 3456-789',
      type: 'SAVINGS',
      holder: 'BUSINESS',
    }));
});
