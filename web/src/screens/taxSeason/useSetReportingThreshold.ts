import { graphql } from 'react-relay';
import type {
  SetReportingThresholdInput,
  useSetReportingThresholdMutation,
} from '../../__generated__/useSetReportingThresholdMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { useSeasonPage } from './useSeasonPage';

/** Enters the reporting threshold of a year that the law leaves open. */
export function useSetReportingThreshold() {
  const page = useSeasonPage();
  const [run, isBusy] = useMutation<useSetReportingThresholdMutation>(
    graphql`
      mutation useSetReportingThresholdMutation(
        $input: SetReportingThresholdInput!
        $year: Int!
        $first: Int!
        $after: String
        $search: String
        $only: TaxSeasonFilter
      ) {
        result: setReportingThreshold(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetReportingThresholdPayload {
            query {
              taxSeason(year: $year) {
                ...TaxSeasonScreen_refresh
              }
            }
          }
        }
      }
    `,
    { success: 'Reporting threshold saved.', failure: 'Failed to save the reporting threshold' },
  );
  const send = (input: SetReportingThresholdInput) => run({ ...page(), input });
  return [send, isBusy] as const;
}
