/** Reads the audit log of a stopped portal from its data folder. */
import { fileURLToPath } from 'node:url';

export interface AuditRow {
  action: string;
  level: string;
  /** The user; null for the system. */
  email: string | null;
}

const DATABASE = fileURLToPath(new URL('../../../api/dist/platform/db/database.js', import.meta.url));
const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

/** Every entry, in the order of writing. */
export async function readAuditTrail(dataDir: string): Promise<AuditRow[]> {
  const { openDatabase } = await import(DATABASE);
  const database = await openDatabase({ dataDir }, quiet);
  try {
    const { rows } = await database.pool.query(
      'SELECT a."action", a."level", u."email" FROM "AuditLog" a LEFT JOIN "User" u ON u."id" = a."userId" ORDER BY a."sequence"',
    );
    return rows;
  } finally {
    await database.close();
  }
}
