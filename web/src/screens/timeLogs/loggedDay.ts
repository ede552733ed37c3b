import { graphql, readInlineData } from 'relay-runtime';
import type {
  loggedDay_timeLog$data,
  loggedDay_timeLog$key,
} from '../../__generated__/loggedDay_timeLog.graphql';

/** A day in the log. Read as plain data, because a week compares, sums and submits its days together. */
export type LoggedDay = Omit<loggedDay_timeLog$data, ' $fragmentType'>;

export function loggedDay(key: loggedDay_timeLog$key): LoggedDay {
  return readInlineData(
    graphql`
      fragment loggedDay_timeLog on TimeLog @inline @throwOnFieldError {
        date
        worked
        description
        status
        rejectionReason
        viewerCanEdit
        payrollRun {
          id
          number
          status
          basePay
          expenses
          payDate
          payment {
            date
          }
        }
      }
    `,
    key,
  );
}
