/** Every row of a portal's database, to be compared with another one's. */
import { inDatabase, type Place } from './database.ts';

/** What a restore ends on purpose, and the record of when migrations ran. */
const APART = ['Session', 'PasswordResetToken', 'Invitation', '_prisma_migrations'];

/** The rows of each table as text, in no order that means anything; and where each numbering stands. */
export const everything = (place: Place): Promise<Record<string, string[]>> =>
  inDatabase(place, async (query) => {
    const tables = await query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1`,
      [APART],
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables)
      all[name] = (await query<{ row: string }>(`SELECT row::text FROM "${name}" row`))
        .map(({ row }) => row)
        .sort();
    const sequences = await query<{ row: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value, 0) AS row FROM pg_sequences WHERE schemaname = 'public'`,
    );
    return { ...all, sequences: sequences.map(({ row }) => row).sort() };
  });

/** How many rows there are in all tables together; null where there is not even a table. */
export const rowCount = (place: Place): Promise<number> =>
  everything(place).then((all) =>
    Object.entries(all).reduce((sum, [name, rows]) => sum + (name === 'sequences' ? 0 : rows.length), 0),
  );
