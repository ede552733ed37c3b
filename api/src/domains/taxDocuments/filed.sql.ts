/** Filed forms, in statements. */
import { sql } from '../../platform/sql/define.ts';
import { FILED } from './current.ts';

/** Compared with the status of a form. */
export const filed = FILED.map((status) => sql.lit(status));
