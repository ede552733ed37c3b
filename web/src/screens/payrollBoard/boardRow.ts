import { graphql, readInlineData } from 'relay-runtime';
import type { boardRow_row$data, boardRow_row$key } from '../../__generated__/boardRow_row.graphql';

/** A row of the board. Read as plain data, because the board compares, sums and exports its rows together. */
export type BoardRow = Omit<boardRow_row$data, ' $fragmentType'>;

export type BoardDay = BoardRow['days'][number];

export function boardRow(key: boardRow_row$key): BoardRow {
  return readInlineData(
    graphql`
      fragment boardRow_row on PayrollBoardRow @inline @throwOnFieldError {
        user {
          id
          name
          firstName
          lastName
          email
          viewerCanOpen
          viewerCanSetDailyRate
        }
        days {
          date
          worked
          status
          description
          proposedPay
          lacksRate
        }
        receipts {
          id
          amount
          isAccountedFor
        }
        paidBefore
        deductions {
          ...plannedDeductions_deduction @relay(mask: false)
        }
        pendingDays
        warnings
        backPay {
          ...backPay_text @relay(mask: false)
        }
        state
        reason
        added
        addedToPay
        run {
          id
          number
          status
          payDate
          awaitsApproval
          expenses
          totalPay
          net
          entries {
            date
            pay
          }
          # eslint-disable-next-line relay/unused-fields -- what is marked as paid changes it in the store
          viewerCanMarkPaid
          replaces {
            number
          }
        }
      }
    `,
    key,
  );
}
