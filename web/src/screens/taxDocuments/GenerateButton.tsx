import { DocumentAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { yearOf } from 'rules/days';
import type { GenerateButton_query$key } from '../../__generated__/GenerateButton_query.graphql';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const GenerateTaxDocumentDialog = lazyDialog(
  async () => (await import('./GenerateTaxDocumentDialog')).GenerateTaxDocumentDialog,
);

type GenerateButtonProps = {
  /** Null until the company's current year is known. */
  query: GenerateButton_query$key | null;
  disabledReason?: string;
};

/** Opens the dialog that generates a document. */
export function GenerateButton({ query, disabledReason }: GenerateButtonProps) {
  const data = useFragment(
    graphql`
      fragment GenerateButton_query on Query @throwOnFieldError {
        today
      }
    `,
    query,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="primary"
        icon={<DocumentAddRegular />}
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        Generate Tax Document
      </Button>
      {isOpen && data && (
        <GenerateTaxDocumentDialog thisYear={yearOf(data.today)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
