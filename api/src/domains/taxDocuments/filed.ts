/** Forms that are with the IRS: only a correction changes them. */
import type { TaxDocumentStatus } from '../../platform/db/generated/client/enums.ts';
import { sql } from '../../platform/sql/define.ts';

export const FILED = ['SUBMITTED', 'APPROVED'] as const satisfies readonly TaxDocumentStatus[];

export const isFiled = (status: TaxDocumentStatus): boolean => FILED.some((filed) => filed === status);

/** The same in statements, compared with the status of a form. */
export const filed = FILED.map((status) => sql.lit(status));
