/** Servers with their own schema get the same requests in its terms, as far as it has them. */

/** What is sent in place of one of the client's operations, and what of the two responses must be the same. */
export interface Translation {
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has variables and data of its own.
  variables: (asked: any) => object;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  told: (data: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  toldToClient: (data: any) => unknown;
}

/** The translations, by the names of the client's documents. What has none is not sent. */
export type Dialect = Readonly<Record<string, Translation>>;
