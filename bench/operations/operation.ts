/** What every measured server must do. */
import type { Asker } from '../company/askers.ts';
import type { Company } from '../company/company.ts';

export interface Question {
  asker: Asker;
  variables: object;
}

export interface Operation {
  /** Its name on the command line. */
  name: string;
  title: string;
  /** The web client's document. */
  document: string;
  /** Regions of the screen, by their fragments, that only the portal can compute: its own rules, written once. */
  without?: readonly string[];
  /** Every request changes something, and none may be sent twice. */
  isWrite?: boolean;
  /**
   * The number of different requests. `share` separates servers that write to the same database: each has its own
   * requests, and `from` is how many it has received before.
   */
  questions: (company: Company, count: number, share?: { server: number; from: number }) => Question[];
}
