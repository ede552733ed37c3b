import { graphql, readInlineData } from 'relay-runtime';
import type {
  PayrollIssue,
  paydayRow_row$data,
  paydayRow_row$key,
} from '../../__generated__/paydayRow_row.graphql';

/** Someone whose pay has an open issue. Read as plain data: the button collects the days of all. */
export type PaydayRow = Omit<paydayRow_row$data, ' $fragmentType'>;

export function paydayRow(key: paydayRow_row$key): PaydayRow {
  return readInlineData(
    graphql`
      fragment paydayRow_row on PayrollBoardRow @inline @throwOnFieldError {
        issues
        heldReason
        amountAtStake
        backPay {
          ...backPay_text @relay(mask: false)
        }
        user {
          id
          name
          email
          w9RequestedAt
          viewerCanRequestW9
          viewerCanSetDailyRate
          ...PersonLink_user
        }
        undecidedDays {
          id
          date
          description
          revision
          viewerCanDecide
        }
        undecidedReceipts {
          id
          amount
        }
      }
    `,
    key,
  );
}

/** In the server's order: the most urgent first. */
const ORDER: readonly PayrollIssue[] = [
  'HELD_BACK',
  'NO_RATE',
  'UNAPPROVED_DAYS',
  'UNAPPROVED_RECEIPTS',
  'LEFT_OUT',
  'LATE',
  'AWAITING_SECOND_PERSON',
  'ABOVE_LIMIT',
  'BACK_PAY',
  'NO_W9',
];

const rank = ({ issues }: Pick<PaydayRow, 'issues'>): number =>
  Math.min(...issues.map((issue) => ORDER.indexOf(issue)));

/** People with the most urgent issue first; the others stay sorted by name. */
export const byUrgency = <Row extends Pick<PaydayRow, 'issues'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => rank(one) - rank(other));

/** The days of these people that the viewer can approve. */
export const daysToApprove = (rows: readonly Pick<PaydayRow, 'undecidedDays'>[]) =>
  rows.flatMap(({ undecidedDays }) =>
    undecidedDays
      .filter(({ viewerCanDecide }) => viewerCanDecide)
      .map(({ id, revision }) => ({ id, revision })),
  );
