/** What scripts may follow: each topic, with the roles that may read its records. */
import { GraphQLError } from 'graphql';
import { CONTRACTOR_READERS, hasAnyRole, PAYROLL_READERS, type RoleGroup, STAFF_READERS } from 'rules/roles';
import type { Context } from '../../operation/context.ts';
import type { AccessTokenScope, ChangeTopic } from '../../platform/db/generated/client/enums.ts';
import { findClosed } from '../../viewer/tokenRules.ts';

interface Topic {
  description: string;
  /** The type of the records. */
  typename: string;
  readers: RoleGroup;
  scope: AccessTokenScope;
}

/** In the order of the database. */
export const TOPICS: Readonly<Record<ChangeTopic, Topic>> = {
  CONTRACTORS: {
    description: 'Contractors: names, contact details, day rates, whether they can sign in.',
    ...{ typename: 'User', readers: CONTRACTOR_READERS, scope: 'PEOPLE_READ' },
  },
  STAFF: {
    description: 'Staff members, with their roles.',
    ...{ typename: 'User', readers: STAFF_READERS, scope: 'PEOPLE_READ' },
  },
  TIME_LOGS: {
    description: 'Days, also when a payroll run takes or frees them.',
    ...{ typename: 'TimeLog', readers: PAYROLL_READERS, scope: 'TIME_LOGS_READ' },
  },
  RECEIPTS: {
    description: 'Receipts, also when a payroll run takes or frees them.',
    ...{ typename: 'Receipt', readers: PAYROLL_READERS, scope: 'TIME_LOGS_READ' },
  },
  PAYROLL_RUNS: {
    description: 'Payroll runs: processed, paid, no longer paid, void.',
    ...{ typename: 'PayrollRun', readers: PAYROLL_READERS, scope: 'PAYROLL_READ' },
  },
  TAX_DOCUMENTS: {
    description: 'Tax documents, also when another one replaces them.',
    ...{ typename: 'TaxDocument', readers: PAYROLL_READERS, scope: 'TAX_READ' },
  },
  LEDGER_ENTRIES: {
    description:
      'Entries of the ledger, which are only added; `journalNo` finds them in the payment journal.',
    ...{ typename: 'LedgerEntry', readers: PAYROLL_READERS, scope: 'PAYROLL_READ' },
  },
};

const PLACE = 'Query.changes';

/** Why the viewer, or the access token, may not read the records of a topic. */
function findRefusal({ viewer }: Context, topic: ChangeTopic): string | undefined {
  const { readers, scope } = TOPICS[topic];
  if (!viewer || !hasAnyRole(viewer, readers)) return `You can’t read changes of ${topic}.`;
  return findClosed(viewer, { operation: 'query', needs: [{ coordinate: PLACE, need: scope }] })?.reason;
}

/** Throws FORBIDDEN for the first topic that may not be read, and notes it for the audit log. */
export function assertTopics(context: Context, topics: readonly ChangeTopic[]): void {
  for (const topic of topics) {
    const reason = findRefusal(context, topic);
    if (reason === undefined) continue;
    context.refusals.push({ coordinate: PLACE, reason });
    throw new GraphQLError(reason, { extensions: { code: 'FORBIDDEN' } });
  }
}
