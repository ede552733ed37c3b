import { graphql, readInlineData } from 'relay-runtime';
import type { planRow_plan$data, planRow_plan$key } from '../../__generated__/planRow_plan.graphql';

/** An advance or a deduction of a list, with its deductions so far. */
export type PlanRow = Omit<planRow_plan$data, ' $fragmentType'>;

export function planRow(key: planRow_plan$key): PlanRow {
  return readInlineData(
    graphql`
      fragment planRow_plan on Plan @inline @throwOnFieldError {
        id
        revision
        kind
        description
        state
        total
        taken
        left
        weekly
        firstWeek
        lastWeek
        floor
        agreedBy
        agreedOn
        agreementNote
        givenOn
        carriedOverOn
        method
        reference
        endReason
        voidReason
        writtenOff
        repaid
        viewerCanManage
        viewerCanEnd
        viewerCanVoid
        viewerCanRecordRepayment
        viewerCanWriteOff
        instalments {
          amount
          run {
            id
            number
            kind
            weekStart
          }
        }
        repayments {
          id
          date
          method
          reference
          amount
          voidReason
          viewerCanVoid
        }
      }
    `,
    key,
  );
}
