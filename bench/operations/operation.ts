/** What is asked of every server that is measured. */
import type { Asker } from '../company/askers.ts';
import type { Company } from '../company/company.ts';

export interface Question {
  asker: Asker;
  variables: object;
}

export interface Operation {
  /** The word for it on the command line. */
  name: string;
  title: string;
  /** The web client's document. */
  document: string;
  /** Every question changes something, and none may be asked twice. */
  isWrite?: boolean;
  /**
   * So many different questions. `share` tells servers apart that write to the same database: each has questions of
   * its own, and `from` is how many it has been asked before.
   */
  questions: (company: Company, count: number, share?: { server: number; from: number }) => Question[];
}
