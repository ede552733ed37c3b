import { graphql } from 'react-relay';
import { readCents } from 'rules/amounts';
import { isDay } from 'rules/days';
import { toAmount } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import type { useAdvanceWarningsQuery } from '../../__generated__/useAdvanceWarningsQuery.graphql';
import { useWarnings } from '../payments/useWarnings';
import type { PlanValues } from './planForm';

/** The warnings about an advance before it is entered; none for a deduction. */
export function useAdvanceWarnings(
  userId: string,
  kind: 'ADVANCE' | 'RECURRING',
  { total, givenOn, method, reference }: PlanValues,
): readonly string[] {
  const cents = readCents(total);
  const advance = { userId, total: toAmount(cents), givenOn, method: method as PaymentMethod, reference };
  return useWarnings<useAdvanceWarningsQuery>(
    graphql`
      query useAdvanceWarningsQuery($input: AdvanceWarningsInput!) @throwOnFieldError {
        advanceWarnings(input: $input)
      }
    `,
    kind === 'ADVANCE' && cents > 0 && isDay(givenOn) ? { input: advance } : null,
    ({ advanceWarnings }) => advanceWarnings,
  );
}
