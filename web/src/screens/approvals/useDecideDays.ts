import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { MAX_DECIDED_DAYS } from 'rules/limits';
import type { ApprovalsScreenQuery } from '../../__generated__/ApprovalsScreenQuery.graphql';
import type { TimeLogStatus, useDecideDaysMutation } from '../../__generated__/useDecideDaysMutation.graphql';
import type { ValidationIssue } from '../../kit/relay/failures';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { decideInStore } from './decideInStore';
import type { DayToDecide } from './submittedWeek';

export type Decision = { readonly status: TimeLogStatus; readonly reason?: string };

/** A day that was not decided: the person, the day and the reason. */
export type RefusedDay = {
  readonly id: string;
  readonly who: string;
  readonly date: string;
  readonly message: string;
};

/** The result for the days. `failure` is why the rest was not attempted, if it was not. */
export type Decided = {
  /** With their new revisions, so that the decision can be undone. */
  readonly decided: readonly DayToDecide[];
  readonly refused: readonly RefusedDay[];
  readonly failure?: { readonly message: string; readonly issues: readonly ValidationIssue[] };
};

/** Options of a decision. */
export type Deciding = {
  /** Called after each step with the number of days done. */
  readonly onProgress?: (done: number) => void;
  /** Whether weeks may join the page, so that the queue is refetched. */
  readonly movesWeeks?: boolean;
};

/**
 * Decides on any number of days, in chunks of the server's limit. Decisions show at once, and are reverted if the
 * server refuses them. The remaining counts need no server: the queue is refetched only when weeks may join it, because
 * nothing should move during decisions.
 */
export function useDecideDays() {
  const variables = useScreenVariables<ApprovalsScreenQuery>();
  const [decide] = useMutation<useDecideDaysMutation>(
    graphql`
      mutation useDecideDaysMutation(
        $input: DecideDaysInput!
        $first: Int!
        $after: String
        $search: String
        $week: Date
        $movesWeeks: Boolean!
      ) {
        result: decideDays(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DecideDaysPayload @alias(as: "outcome") {
            decided {
              id
              status
              rejectionReason
              revision
              viewerCanDecide
            }
            refusals {
              timeLogId
              message
              timeLog {
                worked
                description
                status
                rejectionReason
                revision
                viewerCanDecide
                payrollRun {
                  number
                }
              }
            }
            query {
              ...ApprovalsQueue_query @alias(as: "queue") @include(if: $movesWeeks)
            }
          }
        }
      }
    `,
    { failure: 'Couldn’t save the decision. Please try again.' },
  );

  return useCallback(
    async (
      days: readonly DayToDecide[],
      decision: Decision,
      { onProgress, movesWeeks = false }: Deciding = {},
    ): Promise<Decided> => {
      const dayByKey = new Map(days.map((day) => [day.id, day]));
      const decided: DayToDecide[] = [];
      const refused: RefusedDay[] = [];
      for (let done = 0; done < days.length; done += MAX_DECIDED_DAYS) {
        onProgress?.(done);
        const isLast = done + MAX_DECIDED_DAYS >= days.length;
        const part = days.slice(done, done + MAX_DECIDED_DAYS).map(({ id, revision }) => ({ id, revision }));
        const ids = part.map(({ id }) => id);
        const response = await decide(
          { ...variables(), input: { days: part, ...decision }, movesWeeks: movesWeeks && isLast },
          decideInStore(ids, decision),
        );
        if (!response.ok) return { decided, refused, failure: response };
        const { outcome } = response.result;
        for (const { id, revision } of outcome?.decided ?? [])
          decided.push({ ...dayByKey.get(id)!, revision });
        for (const { timeLogId: id, message } of outcome?.refusals ?? []) {
          const { who, date } = dayByKey.get(id)!;
          refused.push({ id, who, date, message });
        }
      }
      return { decided, refused };
    },
    [decide, variables],
  );
}
