/** Servers with their own schema are asked the same in its words, as far as it has them. */

/** What is asked in place of one of the client's operations, and what of the two answers must be the same. */
export interface Translation {
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has variables and data of its own.
  variables: (asked: any) => object;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  told: (data: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  toldToClient: (data: any) => unknown;
}

/** The translations, by the names of the client's documents. What has none is not asked. */
export type Dialect = Readonly<Record<string, Translation>>;
