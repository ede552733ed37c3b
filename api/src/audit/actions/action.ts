/** What there is to say about an action of the audit log. All of it is in the action's row, in the file of its group. */
import type { Day } from 'rules/days';
import type { LogLevel } from '../../platform/db/generated/client/enums.ts';
import type { ChangeKind } from '../../platform/live/change.ts';

export type Values = Record<string, unknown>;

/** What one request did altogether, where it wrote several entries of the action. */
export interface ActTotals {
  entries: number;
  /** How many people the entries are about, and the key of one of them. */
  people: number;
  person: string | null;
  days: number;
  firstDay: Day | null;
  lastDay: Day | null;
  totalPay: number | null;
}

/** The parts of a message. */
export interface Facts {
  /** Who did it. */
  actor: string;
  /** Whom it was about: 'Daniel Nakamura', '12 people' in an act; 'someone' where that is not known. */
  subject: string;
  /** Whether the two are the same person. */
  own: boolean;
  entityId: string | null;
  before: Values;
  after: Values;
  /** Where the message is about a whole act: what the entry itself says is then one of several. */
  act?: ActTotals;
}

type Write = (facts: Facts) => string;

/** The message of an entry, such as 'Marcus Oyelaran processed payroll #575 for Dario Fontaine: $1,072.02.' */
type Message =
  | {
      /** What follows the actor's name, without the period. */
      did: string | Write;
      /**
       * The same for a whole act; true where `did` counts what there is in an act. Without it, an act is its newest
       * entry 'and 2 more'.
       */
      didAll?: true | Write;
      reads?: never;
    }
  /** All of it, where the actor does not begin it. */
  | { reads: Write; did?: never; didAll?: never };

export type ActionRow = Message & {
  /** INFO if left out. An entry whose values make it a warning has its own. */
  level?: LogLevel;
  /** Where the entry names the person it is about, besides entries whose record is the person or one of theirs. */
  names?: 'values.userId' | 'actor';
  /** The values that stay when the person is deleted permanently (../erasures.ts), of those before and of those after. */
  keeps?: readonly string[];
  /** Stays after a deletion even where the person did it. */
  lasts?: true;
  /**
   * Someone's data is handed out with it, as a file or as a number in full: they are told what was (Who Saw My Data). Of
   * the ONE whom the entry is about, or of MANY whose keys are its `userIds`.
   */
  handsOut?: { of: 'ONE' | 'MANY'; what: (values: Values) => string };
  /** The change that open pages are notified of. */
  changes?: readonly ChangeKind[];
};
