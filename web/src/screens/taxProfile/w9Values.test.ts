import { describe, expect, it } from 'vitest';
import { changesStatus, initialValues, isTyped, validateW9, type W9Values, w9Input } from './w9Values';

const person = {
  firstName: 'Dario',
  lastName: 'Fontaine',
  address: { street: '12 Dock St', city: 'Camden', state: 'NJ', zip: '08102' },
  taxProfile: null,
};
const empty = initialValues(person);
const filled: W9Values = {
  ...empty,
  taxNumber: '400-11-1222',
  certified: true,
  signedName: 'Dario Fontaine',
};

describe('the form', () => {
  it('starts with the profile’s data, and with neither number nor signature', () => {
    expect(empty).toMatchObject({
      taxClass: 'INDIVIDUAL',
      firstName: 'Dario',
      city: 'Camden',
      taxNumberType: 'SSN',
      taxNumber: '',
      certified: false,
      signedName: '',
    });
    expect(isTyped(empty, empty)).toBe(false);
    expect(isTyped(empty, { ...empty, suffix: 'Jr.' })).toBe(true);
  });

  it('reports all missing fields at once', () => {
    expect(validateW9(filled)).toEqual({});
    expect(validateW9({ ...empty, firstName: ' ', zip: '' })).toEqual({
      firstName: 'First name is required.',
      zip: 'ZIP code is required.',
      taxNumber: 'Taxpayer number is required.',
      certified: 'Please certify the statement under penalties of perjury.',
      signedName: 'Signature is required.',
    });
    const llc = { ...filled, taxClass: 'LLC', taxNumberType: 'EIN', taxNumber: '23-4567891' } as const;
    expect(validateW9(llc)).toEqual({
      legalName: 'Legal name is required.',
      llcClass: 'LLC tax classification must be C, S or P.',
    });
  });

  it('sends the fields of its class and none typed for another one', () => {
    const mixed = {
      ...filled,
      legalName: 'Fontaine LLC',
      llcClass: 'S',
      exemptPayeeCode: '5',
      suffix: ' Jr. ',
    };
    expect(w9Input(mixed)).toMatchObject({
      firstName: 'Dario',
      suffix: 'Jr.',
      legalName: null,
      llcClass: null,
      exemptPayeeCode: null,
    });
    expect(w9Input({ ...mixed, taxClass: 'LLC' })).toMatchObject({
      firstName: null,
      suffix: null,
      legalName: 'Fontaine LLC',
      llcClass: 'S',
      exemptPayeeCode: '5',
    });
  });
});

describe('the previous form', () => {
  const before = { taxClass: 'S_CORPORATION', llcClass: null, exemptPayeeCode: null } as const;

  it('is asked about if class or exemption differ, and never on the first form', () => {
    expect(changesStatus(filled, null)).toBe(false);
    expect(changesStatus(filled, before)).toBe(true);
    expect(changesStatus({ ...filled, taxClass: 'S_CORPORATION', exemptPayeeCode: ' ' }, before)).toBe(false);
    expect(changesStatus({ ...filled, taxClass: 'S_CORPORATION', exemptPayeeCode: '5' }, before)).toBe(true);
  });

  it('is described as wrong, or as changed on a day', () => {
    const changed = { ...filled, changedOn: '2026-03-01' };
    expect(w9Input(changed, true)).toMatchObject({ earlierForm: 'STATUS_CHANGED', changedOn: '2026-03-01' });
    expect(w9Input({ ...changed, earlierForm: 'WAS_WRONG' }, true)).toMatchObject({
      earlierForm: 'WAS_WRONG',
      changedOn: null,
    });
    expect(w9Input(changed)).not.toHaveProperty('earlierForm');
  });
});
