import { readPage } from 'rules/searchParams';

/**
 * Parses the text of a parameter; '' is a missing one, and an invalid one counts as missing. Days and weeks are read by
 * `readDay` and `readWeek` of the rules.
 */
type Kind = (text: string) => string | number | null;

/** A search text. */
export const text = (text: string): string => text.trim();

/** A value only the server can check: an id, the name of an action. */
export const id = (text: string): string | null => text.trim() || null;

/** A tax year. */
export const year = (text: string): number | null => (/^20\d\d$/.test(text) ? Number(text) : null);

/** Any whole number. */
export const integer = (text: string): number | null =>
  text && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** A page number, from 1. Changing another filter returns to the first page. */
export const page = readPage;

/** One name out of a list. */
export const choice =
  <const Name extends string>(names: readonly Name[]) =>
  (text: string): Name | null =>
    names.find((name) => name === text) ?? null;

/** Several names out of a list, in the list's order: 'rate,w9', or 'none'. The defaults are left out. */
export const someOf =
  <const Name extends string>(names: readonly Name[], usual: readonly Name[]) =>
  (text: string): string =>
    writeSome(text ? names.filter((name) => text.split(',').includes(name)) : usual);

export const writeSome = (names: readonly string[]): string => names.join(',') || 'none';

type Values<Kinds extends Record<string, Kind>> = {
  readonly [Name in keyof Kinds]: ReturnType<Kinds[Name]>;
};

type Options<Name extends string> = {
  /** For each of several lists, the filters that return it to the first page. */
  readonly pages?: Partial<Record<Name, readonly Name[]>>;
  /** Whether other parameters of the address stay. */
  readonly isShared?: boolean;
};

/** The filters of a screen as its URL has them. */
export type SearchParams<Filters> = {
  readonly read: (params: URLSearchParams) => Filters;
  /**
   * The address for these filters, without the defaults; `params` are the present parameters, where the address is
   * shared.
   */
  readonly write: (filters: Filters, params?: URLSearchParams) => URLSearchParams;
  /** Applies a change to the filters: unless it names a page, it returns to the first. */
  readonly changed: (filters: Filters, changes: Partial<Filters>) => Filters;
  /** Whether filters other than the page narrow the rows: then an empty list does not mean that there is no data. */
  readonly isFiltered: (filters: Filters) => boolean;
};

/** Declares the filters of a screen: `searchParams({ search: text, status: choice(['active', 'inactive']), page })`. */
export function searchParams<const Kinds extends Record<string, Kind>>(
  kinds: Kinds,
  { pages, isShared = false }: Options<keyof Kinds & string> = {},
): SearchParams<Values<Kinds>> {
  type Filters = Values<Kinds>;
  const names: (keyof Kinds & string)[] = Object.keys(kinds);
  const filterNames = names.filter((name) => kinds[name] !== page);
  const pageNames = names.filter((name) => kinds[name] === page);

  const read = (params: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, kinds[name]?.(params.get(name) ?? '')])) as Filters;
  const usual = read(new URLSearchParams());
  const isUsual = (filters: Filters, name: keyof Kinds) => filters[name] === usual[name];

  return {
    read,
    write(filters, params) {
      const next = new URLSearchParams(isShared ? params : undefined);
      for (const name of names) {
        if (isUsual(filters, name)) next.delete(name);
        else next.set(name, String(filters[name]));
      }
      return next;
    },
    changed(filters, changes) {
      const isLeft = (name: keyof Kinds & string) =>
        (pages?.[name] ?? filterNames).some((each) => each in changes);
      const firstPages = Object.fromEntries(pageNames.filter(isLeft).map((name) => [name, 1]));
      return { ...filters, ...firstPages, ...changes };
    },
    isFiltered: (filters) => filterNames.some((name) => !isUsual(filters, name)),
  };
}
