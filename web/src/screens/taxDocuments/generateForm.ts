import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { Faults } from '../../kit/relay/useDialogForm';
import { documentTypes, FIRST_YEAR } from './taxDocumentFilters';

/** What the dialog asks for; `userId` is empty until an administrator has chosen somebody. */
export type GenerateValues = { type: string; year: string; userId: string };

export const typeOf = (text: string): TaxDocumentType | null =>
  documentTypes.find((each) => each === text) ?? null;

const isYear = (text: string): boolean => /^\d{4}$/.test(text.trim());

/** What is missing or cannot be; `asksPerson` for those who generate for others. */
export function generateFaults(values: GenerateValues, thisYear: number, asksPerson: boolean): Faults {
  const faults: Faults = {};
  if (!typeOf(values.type)) faults.type = 'Document type is required.';
  const year = Number(values.year);
  if (!values.year.trim()) faults.year = 'Year is required.';
  else if (!isYear(values.year) || year < FIRST_YEAR || year > thisYear)
    faults.year = `Year must be from ${FIRST_YEAR} to ${thisYear}.`;
  if (asksPerson && !values.userId) faults.userId = 'Contractor is required.';
  return faults;
}

/** What is good to know before the button is pressed. */
export function generateHint({ type, year }: GenerateValues, thisYear: number): string | undefined {
  if (typeOf(type) === 'W9') return 'A Form W-9 says what the payee certified last, whichever the year.';
  if (typeOf(type) && Number(year) === thisYear)
    return `${thisYear} is not over: the form stays a draft until then.`;
  return undefined;
}
