/** The row of an audit action: everything about the action, in the file of its group. */
import type { Day } from 'rules/days';
import type { LogLevel } from '../../platform/db/generated/client/enums.ts';
import type { ChangeKind } from '../../platform/live/change.ts';

export type Values = Record<string, unknown>;

/** The totals of one request that wrote several entries of the action. */
export interface ActTotals {
  entries: number;
  /** How many people the entries are about. */
  people: number;
  days: number;
  firstDay: Day | null;
  lastDay: Day | null;
  totalPay: number | null;
}

/** The parts of a message. */
export interface Facts {
  /** Who did it. */
  actor: string;
  /** The person it was about: 'Daniel Nakamura', or '12 people' in an act; 'someone' if unknown. */
  subject: string;
  /** Whether actor and subject are the same person. */
  own: boolean;
  entityId: string | null;
  before: Values;
  after: Values;
  /** Set for the message of a whole act; the entry is then one of several. */
  act?: ActTotals;
}

type Write = (facts: Facts) => string;

/** The message of an entry, such as 'Marcus Oyelaran processed payroll #575 for Dario Fontaine: $1,072.02.' */
type Message =
  | {
      /** What follows the actor's name, without the period. */
      did: string | Write;
      /**
       * The same for a whole act; true if `did` counts what is in the act. Without it, an act reads as its newest entry
       * 'and 2 more'.
       */
      didAll?: true | Write;
      reads?: never;
    }
  /** The whole message, if the actor does not begin it. */
  | { reads: Write; did?: never; didAll?: never };

export type ActionRow = Message & {
  /** INFO if left out. An entry may override it if its values call for a warning. */
  level?: LogLevel;
  /** Where to find the person, unless the entry's record is the person or belongs to them. */
  names?: 'values.userId' | 'actor';
  /** The values, before and after, that stay when the person is permanently deleted (../erasures.ts). */
  keeps?: readonly string[];
  /** Stays after a deletion even if the person was the actor. */
  lasts?: true;
  /**
   * It hands out personal data, as a file or as a full number, and Who Saw My Data tells the owners. ONE: the person the
   * entry is about. MANY: the people in its `userIds`.
   */
  handsOut?: { of: 'ONE' | 'MANY'; what: (values: Values) => string };
  /** The change that open pages are notified of. */
  changes?: readonly ChangeKind[];
};
