import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { MAX_DECIDED_DAYS } from 'rules/limits';
import type { useApproveDaysMutation } from '../../__generated__/useApproveDaysMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { doneText, partlyText } from '../approvals/decisionTexts';

export type DayToApprove = { readonly id: string; readonly revision: string };
type Decision = 'APPROVED' | 'PENDING';

/** The home's list of people with open issues (`Payday_query`). */
const ATTENTION = { first: 100, only: 'ATTENTION' };

/** Removes the days from the row. Returns whether the person's pay still has an open issue. */
function keepsRow(row: RecordProxy, ids: ReadonlySet<string>): boolean {
  const days = row.getLinkedRecords('undecidedDays') ?? [];
  const left = days.filter((day) => !ids.has(day.getDataID()));
  row.setLinkedRecords(left, 'undecidedDays');
  const issues = (row.getValue('issues') as string[] | undefined) ?? [];
  const others = left.length > 0 ? issues : issues.filter((issue) => issue !== 'UNAPPROVED_DAYS');
  row.setValue(others, 'issues');
  return others.length > 0;
}

/**
 * Shows days as approved before the server has approved them: they are no longer an issue. The week's progress is up to
 * the server.
 */
const approveInStore =
  (approved: readonly string[]) =>
  (store: RecordSourceProxy): void => {
    const rows = store.getRoot().getLinkedRecord('payday')?.getLinkedRecord('rows', ATTENTION);
    const edges = rows?.getLinkedRecords('edges');
    if (!rows || !edges) return;
    const ids = new Set(approved);
    const left = edges.filter((edge) => {
      const row = edge.getLinkedRecord('node');
      return !row || keepsRow(row, ids);
    });
    rows.setLinkedRecords(left, 'edges');
    rows.setValue(Number(rows.getValue('totalCount')) - (edges.length - left.length), 'totalCount');
  };

/**
 * Approves days as shown, in chunks of the server's limit. They leave the list at once, and return if they are refused.
 * A toast offers Undo for the approved ones, and lists the refused ones with reasons; the response includes the week.
 */
export function useApproveDays() {
  const [decide, isBusy] = useMutation<useApproveDaysMutation>(
    graphql`
      mutation useApproveDaysMutation($input: DecideDaysInput!) {
        result: decideDays(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DecideDaysPayload @alias(as: "outcome") {
            decided {
              id
              revision
            }
            refusals {
              message
            }
            query {
              ...ManagerDashboard_refresh @relay(mask: false)
            }
          }
        }
      }
    `,
    { failure: 'Couldn’t save the decision. Please try again.' },
  );
  const run = async (days: readonly DayToApprove[], status: Decision): Promise<void> => {
    const decided: DayToApprove[] = [];
    const refused: string[] = [];
    for (let done = 0; done < days.length; done += MAX_DECIDED_DAYS) {
      const part = days.slice(done, done + MAX_DECIDED_DAYS);
      const ids = part.map(({ id }) => id);
      const shown = status === 'APPROVED' ? approveInStore(ids) : undefined;
      const response = await decide({ input: { days: part, status } }, shown);
      if (!response.ok) {
        notify.error(response.message);
        break;
      }
      decided.push(...(response.result.outcome?.decided ?? []));
      refused.push(...(response.result.outcome?.refusals ?? []).map(({ message }) => message));
    }
    const undo =
      status === 'APPROVED' && decided.length
        ? [{ label: 'Undo', onClick: () => void run(decided, 'PENDING') }]
        : [];
    if (refused.length)
      notify.warning(`${partlyText(decided.length, refused.length)}. ${refused[0]}`, ...undo);
    else if (decided.length) notify.success(doneText(status, decided.length), ...undo);
  };
  return [(days: readonly DayToApprove[]) => void run(days, 'APPROVED'), isBusy] as const;
}
