import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import query, { type AddToPayDialogQuery } from '../../__generated__/AddToPayDialogQuery.graphql';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { AddToPayForm, type AddToPayProps } from './AddToPayForm';
import { CorrectionFrame } from './CorrectionFrame';

/** Adds something forgotten, to be paid at once. */
export function AddToPayDialog(props: AddToPayProps) {
  const { person, week, onClose } = props;
  const [attempts, setAttempts] = useState(0);
  const variables = { userId: person.id, week };
  const queryRef = useQueryRef<AddToPayDialogQuery>(query, variables, 'network-only', attempts);
  const title = `Add to Pay for ${person.name}`;
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

type ContentProps = AddToPayProps & { title: string; queryRef: PreloadedQuery<AddToPayDialogQuery> };

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
