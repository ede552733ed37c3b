import type { TaxDocumentStatus, TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page. */
export const pageSize = 20;

/** The first year that the portal makes tax documents for. */
export const FIRST_YEAR = 2020;

export const documentTypes: readonly TaxDocumentType[] = ['W9', 'FORM_1099_NEC', 'FORM_1099_MISC'];
export const documentStatuses: readonly TaxDocumentStatus[] = ['DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED'];

/** What the list shows; all of it stands in the address. */
export type TaxDocumentFilters = {
  readonly userId: string | null;
  readonly type: TaxDocumentType | null;
  readonly year: number | null;
  readonly status: TaxDocumentStatus | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): TaxDocumentFilters {
  const [type, status] = [params.get('type'), params.get('status')];
  const year = params.get('year') ?? '';
  return {
    userId: params.get('userId') || null,
    type: documentTypes.find((each) => each === type) ?? null,
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    status: documentStatuses.find((each) => each === status) ?? null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid; what else stands there, such as the tab, stays. */
export function writeFilters(filters: TaxDocumentFilters, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filters)) {
    if (value === null || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether the rows are a choice: then none found does not mean none there. */
export const isFiltered = ({ page: _page, ...filters }: TaxDocumentFilters): boolean =>
  Object.values(filters).some((value) => value !== null);

/** The years there can be documents of, the newest first. */
export const yearsUntil = (thisYear: number): number[] =>
  Array.from({ length: Math.max(thisYear - FIRST_YEAR, 0) + 1 }, (_, back) => thisYear - back);
