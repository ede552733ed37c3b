/** Every row of a portal's database, to compare with another database. */
import { inDatabase, type Place } from './database.ts';

/** Tables that a restore changes on purpose or leaves out, and the record of when migrations ran. */
const APART = ['Session', 'PasswordResetToken', 'Invitation', 'TouchedTable', '_prisma_migrations'];

/** Each table's rows as text, in any order, and the current value of each sequence. */
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

/** The number of rows in all tables; null if there are no tables. */
export const rowCount = (place: Place): Promise<number> =>
  everything(place).then((all) =>
    Object.entries(all).reduce((sum, [name, rows]) => sum + (name === 'sequences' ? 0 : rows.length), 0),
  );
