import { graphql } from 'react-relay';
import type { useSetFilingTemplateMutation } from '../../__generated__/useSetFilingTemplateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Keeps the header of the IRS' upload file of a year; what there is to check in that file comes back with it. */
export function useSetFilingTemplate() {
  return useMutation<useSetFilingTemplateMutation>(
    graphql`
      mutation useSetFilingTemplateMutation($input: SetFilingTemplateInput!, $year: Int!) {
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
            query {
              ...IrisDialog_query
            }
          }
        }
      }
    `,
    { success: 'Template saved.', failure: 'Failed to save the template' },
  );
}
