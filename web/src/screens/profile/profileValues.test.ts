import { describe, expect, it } from 'vitest';
import { changedFields, profileInput, storedValues, validateProfile } from './profileValues';

const stored = storedValues({
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: null,
  dailyRate: 245.5,
  address: { street: '', city: 'Camden', state: 'NJ', zip: '08102', country: 'USA' },
});
const sent = (typed: Partial<typeof stored>) => {
  const values = { ...stored, ...typed };
  return profileInput(changedFields(stored, values), values);
};

describe('a profile’s request', () => {
  it('has the changes, trimmed', () => {
    expect(sent({ firstName: ' Danielle ', lastName: 'Reyes ' })).toEqual({ firstName: 'Danielle' });
    expect(sent({ 'address.zip': '08103' })).toEqual({ address: { zip: '08103' } });
  });

  it('has null for cleared fields', () => {
    expect(sent({ 'address.city': ' ' })).toEqual({ address: { city: null } });
    expect(sent({ dailyRate: '' })).toEqual({ dailyRate: null });
  });

  it('has the rate as a decimal number', () => {
    expect(stored.dailyRate).toBe('245.50');
    expect(sent({ dailyRate: '260.25' })).toEqual({ dailyRate: 260.25 });
    expect(sent({ dailyRate: '0.00' })).toEqual({ dailyRate: 0 });
  });
});

it('refuses names that are invisible or unreadable', () => {
  expect(validateProfile({ ...stored, firstName: 'Ann\u200b', lastName: '--' })).toEqual({
    firstName: 'First name has a character that can’t be seen. Delete the text and type it again.',
    lastName: 'Last name must have at least one letter.',
  });
});

it('requires both names', () => {
  expect(validateProfile({ ...stored, firstName: ' ', lastName: '' })).toEqual({
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
  });
});
