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
          # eslint-disable-next-line relay/unused-fields -- readDeductions reads them
          planId
          # eslint-disable-next-line relay/unused-fields -- likewise
          description
          # eslint-disable-next-line relay/unused-fields -- likewise
          due
          # eslint-disable-next-line relay/unused-fields -- likewise
          floor
        }
        pendingDays
        warnings
        backPay {
          amount
          # eslint-disable-next-line relay/unused-fields -- backPayText reads it
          dayCount
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
