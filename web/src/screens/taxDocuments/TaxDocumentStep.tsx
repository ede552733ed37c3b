import { graphql, readInlineData } from 'react-relay';
import type { TaxDocumentStep_document$key } from '../../__generated__/TaxDocumentStep_document.graphql';
import { Button } from '../../kit/ui/Button';
import type { TaxDocumentDialog } from './TaxDocumentActions';
import { documentName } from './taxDocumentName';

type TaxDocumentStepProps = {
  document: TaxDocumentStep_document$key;
  onOpen: (dialog: TaxDocumentDialog) => void;
};

/** A document's next step, for those who may take it. */
export function TaxDocumentStep({ document: key, onOpen }: TaxDocumentStepProps) {
  const document = readInlineData(
    graphql`
      fragment TaxDocumentStep_document on TaxDocument @inline @throwOnFieldError {
        type
        year
        user {
          name
        }
        viewerCanSubmit
        viewerCanApprove
      }
    `,
    key,
  );
  const name = documentName(document);
  if (document.viewerCanSubmit) {
    return (
      <Button size="small" aria-label={`Mark as Submitted: ${name}`} onClick={() => onOpen('submit')}>
        Mark as Submitted
      </Button>
    );
  }
  if (!document.viewerCanApprove) return null;
  return (
    <Button size="small" aria-label={`Mark as Approved: ${name}`} onClick={() => onOpen('approve')}>
      Mark as Approved
    </Button>
  );
}
