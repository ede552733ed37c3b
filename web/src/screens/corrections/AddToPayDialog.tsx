import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { Day } from 'rules/days';
import query, { type AddToPayDialogQuery } from '../../__generated__/AddToPayDialogQuery.graphql';
import type { AddToPayInput } from '../../__generated__/useAddToWeekMutation.graphql';
import type { Outcome } from '../../kit/relay/useMutation';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { AddToPayForm } from './AddToPayForm';
import { CorrectionFrame } from './CorrectionFrame';

export type AddToPayDialogProps = {
  person: { readonly id: string; readonly name: string };
  /** The Monday of the week it belongs to. */
  week: Day;
  /** Where the week can be another one: called with its Monday. */
  onWeek?: (week: Day) => void;
  busy: boolean;
  save: (input: AddToPayInput) => Promise<Outcome<unknown>>;
  onClose: () => void;
};

/** Something that was forgotten, to be paid at once. */
export function AddToPayDialog(props: AddToPayDialogProps) {
  const { person, week, onClose } = props;
  const [attempts, setAttempts] = useState(0);
  const variables = { userId: person.id, week };
  const queryRef = useQueryRef<AddToPayDialogQuery>(query, variables, 'network-only', attempts);
  const title = `Add to Pay of ${person.name}`;
  return (
    <CorrectionFrame
      title={title}
      queryRef={queryRef}
      onRetry={() => setAttempts(attempts + 1)}
      onClose={onClose}
    >
      {queryRef && <Content title={title} queryRef={queryRef} {...props} />}
    </CorrectionFrame>
  );
}

type ContentProps = AddToPayDialogProps & { title: string; queryRef: PreloadedQuery<AddToPayDialogQuery> };

function Content({ queryRef, ...props }: ContentProps) {
  const { today, payrollWeek } = usePreloadedQuery<AddToPayDialogQuery>(
    graphql`
      query AddToPayDialogQuery($userId: ID!, $week: Date!) @throwOnFieldError {
        today
        payrollWeek(userId: $userId, weekStart: $week) {
          ...AddToPayForm_week
        }
      }
    `,
    queryRef,
  );
  const { week, ...form } = props;
  return <AddToPayForm key={week} {...form} week={payrollWeek} today={today} monday={week} />;
}
