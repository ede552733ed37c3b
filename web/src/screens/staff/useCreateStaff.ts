import { graphql } from 'react-relay';
import type { useCreateStaffMutation } from '../../__generated__/useCreateStaffMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a staff member, who is an Employee at first. */
export function useCreateStaff() {
  return useMutation<useCreateStaffMutation>(
    graphql`
      mutation useCreateStaffMutation($input: CreateStaffInput!) {
        result: createStaff(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateStaffPayload {
            user {
              ...StaffTable_user
            }
          }
        }
      }
    `,
    { success: 'Staff member created successfully!', failure: 'Failed to save staff member' },
  );
}
