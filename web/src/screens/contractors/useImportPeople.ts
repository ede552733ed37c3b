import { graphql } from 'react-relay';
import type { useImportPeopleMutation } from '../../__generated__/useImportPeopleMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds everyone in a list. The response includes the page, because only the server knows the names' places. */
export const useImportPeople = () =>
  useMutation<useImportPeopleMutation>(
    graphql`
      mutation useImportPeopleMutation(
        $input: ImportPeopleInput!
        $first: Int!
        $after: String
        $search: String
        $status: ActivityStatus
        $rate: Boolean = false
        $w9: Boolean = false
        $lastWeek: Boolean = false
        $paid: Boolean = false
        $weekStart: Date
        $weekEnd: Date
      ) {
        result: importPeople(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ImportPeoplePayload {
            query {
              ...ContractorsScreen_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to import' },
  );
