/** Which documents a viewer can see. */
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { checkFilter, keysOf, type UserIds } from '../../graph/listFilters.ts';
import type { Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { TaxDocumentStatus, TaxDocumentType } from '../../platform/db/generated/client/enums.ts';

/** The viewer's own documents; payroll readers see all, anonymous callers none. */
export function visibleTaxDocuments(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface TaxDocumentArguments {
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
  type?: TaxDocumentType | null;
  year?: number | null;
  status?: TaxDocumentStatus | null;
  includeSuperseded?: boolean | null;
  filter?: {
    userId?: UserIds | null;
    type?: TaxDocumentType | null;
    year?: number | null;
    status?: { in: readonly TaxDocumentStatus[] } | null;
    updatedSince?: Date | null;
  } | null;
}

const FORMER_NAMES = { userId: 'userId', type: 'type', year: 'year', status: 'status' };

/** The live document for its person, type and year, and one that cancels a filed form until it is approved. */
export const LIVE: Prisma.TaxDocumentWhereInput = {
  OR: [
    { supersededAt: null },
    { status: { not: 'APPROVED' }, snapshot: { path: ['kind'], equals: 'ZEROED' } },
  ],
};

/** The documents that match and that the viewer may see. Throws VALIDATION for an impossible filter. */
export function taxDocumentsWhere(
  viewer: Viewer | null,
  args: TaxDocumentArguments,
): Prisma.TaxDocumentWhereInput {
  checkFilter({ ...args }, FORMER_NAMES);
  const { userId, filter, includeSuperseded } = args;
  const type = filter?.type ?? args.type;
  const year = filter?.year ?? args.year;
  return {
    AND: [
      visibleTaxDocuments(viewer),
      userId ? { userId: keysOf([userId]) } : {},
      filter?.userId ? { userId: keysOf(filter.userId.in) } : {},
      filter?.status ? { status: { in: [...filter.status.in] } } : {},
      filter?.updatedSince ? { updatedAt: { gte: filter.updatedSince } } : {},
      includeSuperseded ? {} : LIVE,
    ],
    ...(type ? { type } : {}),
    ...(year == null ? {} : { year }),
    ...(args.status ? { status: args.status } : {}),
  };
}
