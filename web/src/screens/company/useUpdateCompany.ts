import { graphql } from 'react-relay';
import type { useUpdateCompanyMutation } from '../../__generated__/useUpdateCompanyMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { updateUser } from '../../kit/session/sessionStore';

/** Saves the company's record; the top bar, the public page and later documents use it at once. */
export function useUpdateCompany() {
  const [update, isBusy] = useMutation<useUpdateCompanyMutation>(
    graphql`
      mutation useUpdateCompanyMutation($input: UpdateCompanyInput!) {
        result: updateCompany(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateCompanyPayload {
            companyProfile {
              legalName
              ...CompanyForm_company
            }
          }
        }
      }
    `,
    { success: 'Company profile updated successfully', failure: 'Failed to update company profile' },
  );
  const run: typeof update = async (variables) => {
    const outcome = await update(variables);
    if (outcome.ok) updateUser({ companyName: outcome.result.companyProfile?.legalName });
    return outcome;
  };
  return [run, isBusy] as const;
}
