import { graphql } from 'react-relay';
import { isDay } from 'rules/days';
import type {
  RecordPaymentInput,
  usePaymentWarningsQuery,
} from '../../__generated__/usePaymentWarningsQuery.graphql';
import { useWarnings } from './useWarnings';

/** The warnings about a payment before it is recorded. */
export const usePaymentWarnings = (input: RecordPaymentInput): readonly string[] =>
  useWarnings<usePaymentWarningsQuery>(
    graphql`
      query usePaymentWarningsQuery($input: RecordPaymentInput!) @throwOnFieldError {
        paymentWarnings(input: $input)
      }
    `,
    isDay(input.date) && input.runIds.length > 0 ? { input } : null,
    ({ paymentWarnings }) => paymentWarnings,
  );
