/** Which documents a viewer can see. */
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Viewer } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { TaxDocumentStatus, TaxDocumentType } from '../../platform/db/generated/client/enums.ts';

/** The viewer's own documents; payroll readers see all, anonymous callers none. */
export function visibleTaxDocuments(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface TaxDocumentFilter {
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
  type?: TaxDocumentType | null;
  year?: number | null;
  status?: TaxDocumentStatus | null;
  includeSuperseded?: boolean | null;
}

/** The live document for its person, type and year, and one that cancels a filed form until it is approved. */
export const LIVE: Prisma.TaxDocumentWhereInput = {
  OR: [
    { supersededAt: null },
    { status: { not: 'APPROVED' }, snapshot: { path: ['kind'], equals: 'ZEROED' } },
  ],
};

/** The documents that match a filter and that the viewer may see. */
export const taxDocumentsWhere = (
  viewer: Viewer | null,
  { userId, type, year, status, includeSuperseded }: TaxDocumentFilter,
): Prisma.TaxDocumentWhereInput => ({
  AND: [
    visibleTaxDocuments(viewer),
    userId ? { userId: { in: [keyOrNone('User', userId) ?? []].flat() } } : {},
    includeSuperseded ? {} : LIVE,
  ],
  ...(type ? { type } : {}),
  ...(year == null ? {} : { year }),
  ...(status ? { status } : {}),
});
