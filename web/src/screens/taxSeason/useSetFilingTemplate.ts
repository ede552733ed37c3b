import { graphql } from 'react-relay';
import type { useSetFilingTemplateMutation } from '../../__generated__/useSetFilingTemplateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Keeps the header of the IRS' upload file of a year. */
export function useSetFilingTemplate() {
  return useMutation<useSetFilingTemplateMutation>(
    graphql`
      mutation useSetFilingTemplateMutation($input: SetFilingTemplateInput!) {
        result: setFilingTemplate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetFilingTemplatePayload {
            filingTemplate {
              columns
              unknownColumns
              missingColumns
            }
          }
        }
      }
    `,
    { success: 'Template saved.', failure: 'Failed to save the template' },
  );
}
