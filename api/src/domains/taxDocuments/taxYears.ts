/**
 * What the law and the IRS set for each tax year: the revision of the forms, and the threshold for a form. A form's
 * year is the year of the payments, no matter when the form is filed or corrected.
 */

import type { Cents } from 'rules/money';
import { findTaxYearIssue } from 'rules/taxYears';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';

/** A revision by month, as in 2025-04; forms that were printed every year have only the year. */
export type FormRevision = '2020' | '2021' | '2022-01' | '2024-01' | '2025-04' | '2026-12';

interface TaxYear {
  revision: FormRevision;
  /** 'A form is required at this total'. Null if the law leaves it open and an administrator enters it. */
  threshold: Cents | null;
}

const $600: Cents = 60_000;
const $2000: Cents = 200_000;

/**
 * IRC section 6041(a), as amended for payments after 2025; under (h), the amount follows the cost of living from 2027.
 */
const TAX_YEARS: Readonly<Record<number, TaxYear>> = {
  2020: { revision: '2020', threshold: $600 },
  2021: { revision: '2021', threshold: $600 },
  2022: { revision: '2022-01', threshold: $600 },
  2023: { revision: '2022-01', threshold: $600 },
  2024: { revision: '2024-01', threshold: $600 },
  2025: { revision: '2025-04', threshold: $600 },
  2026: { revision: '2026-12', threshold: $2000 },
};

/** The revision and threshold of a year. Future years use the newest revision. */
export const taxYear = (year: number): TaxYear => TAX_YEARS[year] ?? { revision: '2026-12', threshold: null };

/** The name of each 1099, and its OMB number. */
export const FORMS = {
  FORM_1099_NEC: { name: 'Form 1099-NEC', title: 'Nonemployee Compensation', omb: '1545-0116' },
  FORM_1099_MISC: { name: 'Form 1099-MISC', title: 'Miscellaneous Information', omb: '1545-0115' },
} as const satisfies Record<Exclude<TaxDocumentType, 'W9'>, { name: string; title: string; omb: string }>;

/** 'Rev. April 2025'; only the year for an annual form. */
export function revisionLabel(revision: string): string {
  if (!revision.includes('-')) return revision;
  const month = new Date(`${revision}-01T00:00:00Z`);
  const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return `Rev. ${new Intl.DateTimeFormat('en-US', words).format(month)}`;
}

/** Throws ValidationError for a year without documents. */
export function assertTaxYear(year: number, currentYear: number): void {
  const issue = findTaxYearIssue(year, currentYear);
  if (issue) throw ValidationError.of('year', issue);
}

export const thresholdMissing = (year: number): string =>
  `The reporting threshold for ${year} is not configured.`;

/** The threshold of a year; `configured` is what an administrator entered. Throws ConflictError if there is none. */
export function resolveThreshold(year: number, configured: Cents | null): Cents {
  const threshold = taxYear(year).threshold ?? configured;
  if (threshold === null) throw new ConflictError(thresholdMissing(year));
  return threshold;
}
