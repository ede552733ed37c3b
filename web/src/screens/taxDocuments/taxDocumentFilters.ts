import type { TaxDocumentStatus, TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { choice, id, page, searchParams, year } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

export const documentTypes: readonly TaxDocumentType[] = ['W9', 'FORM_1099_NEC', 'FORM_1099_MISC'];
export const documentStatuses: readonly TaxDocumentStatus[] = ['DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED'];

/** The list's filters. The URL also names the payroll tab. */
export const taxDocumentFilters = searchParams(
  { userId: id, type: choice(documentTypes), year, status: choice(documentStatuses), page },
  { isShared: true },
);
