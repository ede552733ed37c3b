import { requiredMessage } from 'rules/messages';
import { findTaxYearIssue } from 'rules/taxYears';
import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { documentTypes } from './taxDocumentFilters';

/** The dialog's fields; `userId` is empty until an administrator has chosen someone. */
export type GenerateValues = { type: string; year: string; userId: string };

export const parseType = (text: string): TaxDocumentType | null =>
  documentTypes.find((each) => each === text) ?? null;

function findYearIssue(text: string, thisYear: number): string | null {
  if (!text.trim()) return requiredMessage('Year');
  return findTaxYearIssue(/^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN, thisYear);
}

/** Missing and invalid fields; `asksPerson` for those who generate for others. */
export function validateGenerate(values: GenerateValues, thisYear: number, asksPerson: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (!parseType(values.type)) errors.type = requiredMessage('Document type');
  const yearIssue = findYearIssue(values.year, thisYear);
  if (yearIssue) errors.year = yearIssue;
  if (asksPerson && !values.userId) errors.userId = requiredMessage('Contractor');
  return errors;
}

/** A hint before the button is pressed. */
export function generateHint({ type, year }: GenerateValues, thisYear: number): string | undefined {
  if (parseType(type) === 'W9') return 'A Form W-9 shows what the payee certified last, whatever the year.';
  if (parseType(type) && Number(year) === thisYear)
    return `${thisYear} isn’t over: the form stays a draft until then.`;
  return undefined;
}
