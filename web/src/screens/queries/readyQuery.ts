/** What a ready query is: its document, and the part of its response that makes a table. */
import type { RoleGroup } from 'rules/roles';
import type { Span } from '../../kit/lib/spanNames.ts';

/** A column of the table: its heading, the path to its value in a row, and what kind of value it is if not plain. */
export type ReadyColumn = readonly [
  heading: string,
  path: readonly string[],
  kind?: 'money' | 'day' | Span | 'instant' | 'status' | 'word',
];

/** Sums beside the rows of the same response, as bars. */
export type ReadyChart = {
  readonly title: string;
  /** The path to the list in `data`. */
  readonly list: readonly string[];
  readonly columns: readonly ReadyColumn[];
};

/** The values of a query's variables. */
export type Variables = Readonly<Record<string, unknown>>;

export type ReadyQuery = {
  readonly key: string;
  readonly title: string;
  /** Its result, and how amounts are counted. */
  readonly about: string;
  /** What a token needs for it. */
  readonly scopes: readonly string[];
  /** Who may run it, if not everyone who reads payroll. */
  readonly roles?: RoleGroup;
  /** The document, formatted for people. */
  readonly query: string;
  readonly variables: Variables;
  /** The path to the rows in `data`: to the edges of a list that comes in pages, or to a list that comes whole. */
  readonly list: readonly string[];
  readonly columns: readonly ReadyColumn[];
  /** Its chart, if that is not of its rows. */
  readonly chart?: ReadyChart;
  /**
   * The list of the REST API with the same rows: its path, the variables that are its filters, and its columns for Power
   * Query, with their types.
   */
  readonly rest?: {
    readonly path: string;
    readonly filters: readonly string[];
    readonly columns: Readonly<Record<string, string>>;
  };
};

/** Whether its rows come in pages. */
export const hasPages = ({ list }: Pick<ReadyQuery, 'list'>): boolean => list.at(-1) === 'edges';

/** 'User Name' of ['user', 'name']. */
export const readHeading = (path: readonly string[]): string =>
  path
    .flatMap((name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' '))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
