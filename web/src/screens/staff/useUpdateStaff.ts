import { graphql } from 'react-relay';
import type { useUpdateStaffMutation } from '../../__generated__/useUpdateStaffMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Saves a person's names; every row that shows them updates. */
export function useUpdateStaff() {
  return useMutation<useUpdateStaffMutation>(
    graphql`
      mutation useUpdateStaffMutation($input: UpdateStaffInput!) {
        result: updateStaff(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateStaffPayload {
            user {
              backPay {
                weekStart
                amount
                dayCount
              }
              ...StaffTable_user
            }
          }
        }
      }
    `,
    { success: 'Staff member updated successfully!', failure: 'Failed to save staff member' },
  );
}
