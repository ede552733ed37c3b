/** Reads numbers as people type them: #12 for a run and its statement, C-17-26 for a tax form. */

/** The highest run number in the database. */
const MOST = 2_147_483_647;

const RUN = /^(?:(?:payroll|pay statement|statement|run)\s*)?#?\s*(\d{1,10})$/i;
const ACCOUNT = /^c-(\d{1,10})(?:-(\d{2})?)?$/i;

type TypedNumber =
  | { kind: 'RUN'; number: number }
  /** The account number of a payee's forms; of all years if no year was typed. */
  | { kind: 'ACCOUNT'; firstRun: number; year: number | null };

/** The number in a text such as '#12', 'Payroll #12', '12', 'C-17' or 'C-17-26'; null for anything else. */
export function readNumber(text: string): TypedNumber | null {
  const typed = text.trim();
  const [, run] = RUN.exec(typed) ?? [];
  if (run !== undefined) return Number(run) <= MOST ? { kind: 'RUN', number: Number(run) } : null;
  const [, first, year] = ACCOUNT.exec(typed) ?? [];
  if (first === undefined || Number(first) > MOST) return null;
  return { kind: 'ACCOUNT', firstRun: Number(first), year: year === undefined ? null : 2000 + Number(year) };
}
