import { graphql } from 'react-relay';
import type { ConcreteRequest, RecordSourceProxy } from 'relay-runtime';
import type { LiveRow } from '../../kit/relay/refetch';
import { rowId } from '../../kit/relay/rowId';

/** Refetches one week of the queue, with the counts that depend on it. */
export const submittedWeekRow: LiveRow = {
  query: graphql`
    query submittedWeekRowQuery($id: ID!, $first: Int!, $after: String, $search: String, $week: Date) {
      node(id: $id) {
        ...submittedWeek_week @alias(as: "week")
      }
      submittedWeeks(
        first: $first
        after: $after
        search: $search
        filter: { weekStart: { from: $week, to: $week } }
      ) {
        ...ApprovalsQueue_counts
      }
    }
  ` as ConcreteRequest,
  id: ({ userId, weekStart }) =>
    userId && weekStart ? rowId('SubmittedWeek', weekStart, userId) : undefined,
  gone,
};

// A week decided here stays for an Undo; one that others decided is removed, because its days' new state is unknown.
function gone(store: RecordSourceProxy, id: string) {
  const week = store.get(id);
  const days = week?.getLinkedRecords('days') ?? [];
  const receipts = week?.getLinkedRecords('receipts') ?? [];
  const isKnown = [...days, ...receipts].every(
    (item) => item?.getValue('status') !== 'PENDING' || item.getLinkedRecord('payrollRun'),
  );
  if (isKnown) week?.setValue(0, 'pendingDays').setValue(0, 'pendingReceipts');
  else store.delete(id);
}
