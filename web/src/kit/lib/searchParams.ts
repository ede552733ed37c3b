import { readPage } from 'rules/searchParams';

/**
 * What the text of a parameter means; '' stands for a missing one, and what makes no sense means the same. Days and
 * weeks are read by `readDay` and `readWeek` of the rules.
 */
type Kind = (text: string) => string | number | null;

/** Words to look for. */
export const text = (text: string): string => text.trim();

/** What only the server can judge: the id of something, the name of an action. */
export const id = (text: string): string | null => text.trim() || null;

/** A tax year. */
export const year = (text: string): number | null => (/^20\d\d$/.test(text) ? Number(text) : null);

/** Any whole number. */
export const integer = (text: string): number | null =>
  text && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** The number of a page, from 1. Another filter leads back to the first. */
export const page = readPage;

/** One of some names. */
export const choice =
  <const Name extends string>(names: readonly Name[]) =>
  (text: string): Name | null =>
    names.find((name) => name === text) ?? null;

/** Some of some names, in their order: 'rate,w9', or 'none'. Those that are usual need not be said. */
export const someOf =
  <const Name extends string>(names: readonly Name[], usual: readonly Name[]) =>
  (text: string): string =>
    writeSome(text ? names.filter((name) => text.split(',').includes(name)) : usual);

export const writeSome = (names: readonly string[]): string => names.join(',') || 'none';

type Values<Kinds extends Record<string, Kind>> = {
  readonly [Name in keyof Kinds]: ReturnType<Kinds[Name]>;
};

type Options<Name extends string> = {
  /** Of several lists, the filters that lead to the first page of each. */
  readonly pages?: Partial<Record<Name, readonly Name[]>>;
  /** Whether what else is in the address stays there. */
  readonly isShared?: boolean;
};

/** The filters of a screen as they are in its URL. */
export type SearchParams<Filters> = {
  readonly read: (params: URLSearchParams) => Filters;
  /** The address for some filters, the usual ones unsaid; `params` is the present one, where it is shared. */
  readonly write: (filters: Filters, params?: URLSearchParams) => URLSearchParams;
  /** What a change makes of the filters: unless it names the page, any leads to the first. */
  readonly changed: (filters: Filters, changes: Partial<Filters>) => Filters;
  /** Whether the rows are a choice, which a page is not: then none found does not mean none there. */
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
