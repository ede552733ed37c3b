import { graphql } from 'react-relay';
import type { useSetFilingTemplateMutation } from '../../__generated__/useSetFilingTemplateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Stores the header of the IRS's upload file of a year; the response includes the checks of that file. */
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
