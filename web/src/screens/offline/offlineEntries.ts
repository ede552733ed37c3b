/** The entries of the offline form: days and receipts. */
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import type { Cents } from 'rules/money';
import { type Entry, keepEntry } from '../../kit/offline/queue';

/** A day according to its owner or the server. */
export type DayContent = { readonly worked: boolean; readonly description: string };

/** The day on the server. */
export type TheirDay = DayContent & { readonly id: string };

export type WaitingDay = DayContent & {
  readonly date: Day;
  /** The server's version that the owner has seen and wants replaced. */
  readonly over?: DayContent;
  /** The server's differing version, for the owner to choose. */
  readonly theirs?: DayContent;
};

export type WaitingReceipt = {
  readonly date: Day;
  readonly category: ExpenseCategory;
  readonly amount: Cents;
  readonly purpose: string;
  readonly file?: File;
  /** The file's id on the server, once it is uploaded. */
  readonly fileId?: string;
};

export type DayEntry = Entry<WaitingDay> & { readonly kind: 'day' };
export type ReceiptEntry = Entry<WaitingReceipt> & { readonly kind: 'receipt' };

export const isDay = (entry: Entry): entry is DayEntry => entry.kind === 'day';
export const isReceipt = (entry: Entry): entry is ReceiptEntry => entry.kind === 'receipt';

export const isSameDay = (one: DayContent, other: DayContent): boolean =>
  one.worked === other.worked && one.description.trim() === other.description.trim();

/** Keeps a day; another entry replaces the one waiting for that date. */
export const keepDay = (person: string, content: WaitingDay): Promise<void> =>
  keepEntry({ key: `${person}.${content.date}`, person, kind: 'day', content });

/** Keeps a receipt under its form's key: the same form kept again is the same receipt. */
export const keepReceipt = (person: string, key: string, content: WaitingReceipt): Promise<void> =>
  keepEntry({ key, person, kind: 'receipt', content });

type SubmittedDay = { readonly date: Day; readonly worked: boolean; readonly description?: string | null };

/**
 * Keeps days that could not be submitted, with the logged version of each that their owner has seen. Returns false if
 * the browser stores nothing.
 */
export async function keepSubmitted(
  person: string,
  days: readonly SubmittedDay[],
  seen: ReadonlyMap<Day, { readonly worked: boolean; readonly description: string }>,
): Promise<boolean> {
  try {
    for (const { date, worked, description } of days) {
      const log = seen.get(date);
      const over = log && { worked: log.worked, description: log.description };
      await keepDay(person, { date, worked, description: description ?? '', ...(over && { over }) });
    }
    return true;
  } catch {
    return false;
  }
}
