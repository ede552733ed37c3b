import { graphql } from 'react-relay';
import type { useCreateStaffMutation } from '../../__generated__/useCreateStaffMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a staff member. The response includes the page, because only the server knows the name's place. */
export function useCreateStaff() {
  return useMutation<useCreateStaffMutation>(
    graphql`
      mutation useCreateStaffMutation(
        $input: CreateStaffInput!
        $first: Int!
        $after: String
        $search: String
        $role: RoleName
      ) {
        result: createStaff(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateStaffPayload {
            query {
              ...StaffScreen_refresh
            }
          }
        }
      }
    `,
    { success: 'Staff member created successfully!', failure: 'Failed to save staff member' },
  );
}
