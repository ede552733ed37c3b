import { graphql } from 'react-relay';
import type { useSetReportingThresholdMutation } from '../../__generated__/useSetReportingThresholdMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Enters the reporting threshold of a year that the law leaves open. */
export function useSetReportingThreshold() {
  return useMutation<useSetReportingThresholdMutation>(
    graphql`
      mutation useSetReportingThresholdMutation($input: SetReportingThresholdInput!) {
        result: setReportingThreshold(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
        }
      }
    `,
    { success: 'Reporting threshold saved.', failure: 'Failed to save the reporting threshold' },
  );
}
