import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { documentTypes, FIRST_YEAR } from './taxDocumentFilters';

/** What the dialog asks for; `userId` is empty until an administrator has chosen somebody. */
export type GenerateValues = { type: string; year: string; userId: string };

export const parseType = (text: string): TaxDocumentType | null =>
  documentTypes.find((each) => each === text) ?? null;

const isYear = (text: string): boolean => /^\d{4}$/.test(text.trim());

/** What is missing or cannot be; `asksPerson` for those who generate for others. */
export function validateGenerate(values: GenerateValues, thisYear: number, asksPerson: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (!parseType(values.type)) errors.type = 'Document type is required.';
  const year = Number(values.year);
  if (!values.year.trim()) errors.year = 'Year is required.';
  else if (!isYear(values.year) || year < FIRST_YEAR || year > thisYear)
    errors.year = `Year must be from ${FIRST_YEAR} to ${thisYear}.`;
  if (asksPerson && !values.userId) errors.userId = 'Contractor is required.';
  return errors;
}

/** What is good to know before the button is pressed. */
export function generateHint({ type, year }: GenerateValues, thisYear: number): string | undefined {
  if (parseType(type) === 'W9') return 'A Form W-9 says what the payee certified last, whichever the year.';
  if (parseType(type) && Number(year) === thisYear)
    return `${thisYear} is not over: the form stays a draft until then.`;
  return undefined;
}
