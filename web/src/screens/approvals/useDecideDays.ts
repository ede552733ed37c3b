import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { MAX_DECIDED_DAYS } from 'rules/limits';
import type { TimeLogStatus, useDecideDaysMutation } from '../../__generated__/useDecideDaysMutation.graphql';
import type { ValidationIssue } from '../../kit/relay/failures';
import { useMutation } from '../../kit/relay/useMutation';
import type { DayToDecide } from './submittedWeek';

export type Decision = { readonly status: TimeLogStatus; readonly reason?: string };

/** A day that was not decided: whose, which and why. */
export type RefusedDay = {
  readonly id: string;
  readonly who: string;
  readonly date: string;
  readonly message: string;
};

/** What became of the days. `failure` is why the rest was not even tried, where it was not. */
export type Decided = {
  /** With their new revisions, so that the decision can be taken back. */
  readonly decided: readonly DayToDecide[];
  readonly refused: readonly RefusedDay[];
  readonly failure?: { readonly message: string; readonly issues: readonly ValidationIssue[] };
};

/** What the server will answer if it refuses none of them. The revisions are its own to give. */
const asDecided = (
  days: readonly Pick<DayToDecide, 'id' | 'revision'>[],
  { status, reason }: Decision,
): useDecideDaysMutation['rawResponse'] => ({
  result: {
    __typename: 'DecideDaysPayload',
    decided: days.map((day) => ({ ...day, status, rejectionReason: reason ?? null, viewerCanDecide: true })),
    refusals: [],
  },
});

/**
 * Decides about any number of days, as many at a time as the server takes, and tells after each step how many are done. What
 * is decided shows at once, and is taken back if the server refuses it.
 */
export function useDecideDays() {
  const [decide] = useMutation<useDecideDaysMutation>(
    graphql`
      mutation useDecideDaysMutation($input: DecideDaysInput!) @raw_response_type {
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
          }
        }
      }
    `,
    { failure: 'The days could not be decided. Please try again.' },
  );

  return useCallback(
    async (
      days: readonly DayToDecide[],
      decision: Decision,
      onProgress: (done: number) => void = () => undefined,
    ): Promise<Decided> => {
      const dayByKey = new Map(days.map((day) => [day.id, day]));
      const decided: DayToDecide[] = [];
      const refused: RefusedDay[] = [];
      for (let done = 0; done < days.length; done += MAX_DECIDED_DAYS) {
        onProgress(done);
        const part = days.slice(done, done + MAX_DECIDED_DAYS).map(({ id, revision }) => ({ id, revision }));
        const response = await decide({ input: { days: part, ...decision } }, asDecided(part, decision));
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
    [decide],
  );
}
