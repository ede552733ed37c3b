import type { TaxDocumentStatus, TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { choice, id, page, searchParams, year } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** The first year that the portal makes tax documents for. */
export const FIRST_YEAR = 2020;

export const documentTypes: readonly TaxDocumentType[] = ['W9', 'FORM_1099_NEC', 'FORM_1099_MISC'];
export const documentStatuses: readonly TaxDocumentStatus[] = ['DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED'];

/** What the list shows. The address names the tab of payroll beside it. */
export const taxDocumentFilters = searchParams(
  { userId: id, type: choice(documentTypes), year, status: choice(documentStatuses), page },
  { isShared: true },
);

/** The years there can be documents of, the newest first. */
export const yearsUntil = (thisYear: number): number[] =>
  Array.from({ length: Math.max(thisYear - FIRST_YEAR, 0) + 1 }, (_, back) => thisYear - back);
