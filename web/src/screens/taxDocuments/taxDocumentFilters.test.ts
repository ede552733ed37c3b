import { describe, expect, it } from 'vitest';
import { generateHint, validateGenerate } from './generateForm';
import { taxDocumentFilters } from './taxDocumentFilters';

const read = (search: string) => taxDocumentFilters.read(new URLSearchParams(search));
const nothing = { userId: null, type: null, year: null, status: null, page: 1 };

describe('the filters in the URL', () => {
  it('are read back as written, beside other parameters', () => {
    const filters = { userId: 'User_1', type: 'W9', year: 2025, status: 'DRAFT', page: 2 } as const;
    const params = taxDocumentFilters.write(filters, new URLSearchParams('tab=tax-documents&type=x'));
    expect(String(params)).toBe('tab=tax-documents&type=W9&userId=User_1&year=2025&status=DRAFT&page=2');
    expect(taxDocumentFilters.read(params)).toEqual(filters);
    expect(String(taxDocumentFilters.write(nothing, params))).toBe('tab=tax-documents');
  });

  it('leave out invalid values', () => {
    expect(read('type=1099&year=25&status=paid&page=0')).toEqual(nothing);
    expect(read('year=2025.5&page=two')).toEqual(nothing);
  });

  it('count as a choice, except for paging', () => {
    expect(taxDocumentFilters.isFiltered(read('page=3'))).toBe(false);
    expect(taxDocumentFilters.isFiltered(read('year=2024'))).toBe(true);
  });
});

describe('the dialog', () => {
  const full = { type: 'W9', year: '2025', userId: 'User_1' };

  it('requires a type, a year from 2020 to this one, and from administrators a contractor', () => {
    expect(validateGenerate(full, 2026, true)).toEqual({});
    expect(validateGenerate({ type: '', year: '', userId: '' }, 2026, true)).toEqual({
      type: 'Document type is required.',
      year: 'Year is required.',
      userId: 'Contractor is required.',
    });
    expect(validateGenerate({ ...full, userId: '' }, 2026, false)).toEqual({});
  });

  it.each(['2019', '2027', '20', '2025.5', '-2025', 'last'])('refuses the year %s', (year) => {
    expect(validateGenerate({ ...full, year }, 2026, false)).toEqual({
      year: 'Year must be from 2020 to 2026.',
    });
  });

  it('announces that a form of an unfinished year stays a draft', () => {
    expect(generateHint({ ...full, type: 'FORM_1099_NEC', year: '2026' }, 2026)).toMatch(/stays a draft/);
    expect(generateHint({ ...full, type: 'FORM_1099_NEC' }, 2026)).toBeUndefined();
    expect(generateHint({ ...full, year: '2026' }, 2026)).toMatch(/certified last/);
  });
});
