import { graphql } from 'react-relay';
import type { useUpdateCompanyMutation } from '../../__generated__/useUpdateCompanyMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Saves the company's record; the public page and later documents use it at once. */
export const useUpdateCompany = () =>
  useMutation<useUpdateCompanyMutation>(
    graphql`
      mutation useUpdateCompanyMutation($input: UpdateCompanyInput!) {
        result: updateCompany(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateCompanyPayload {
            companyProfile {
              ...CompanyForm_company
            }
          }
        }
      }
    `,
    { success: 'Company profile updated successfully', failure: 'Failed to update company profile' },
  );
