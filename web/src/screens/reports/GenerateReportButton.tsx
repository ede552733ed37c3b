import { DocumentAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { GenerateReportButton_query$key } from '../../__generated__/GenerateReportButton_query.graphql';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useAsked } from '../../kit/ui/useAsked';

const GenerateReportDialog = lazyDialog(
  async () => (await import('./GenerateReportDialog')).GenerateReportDialog,
);

/** Opens the dialog; those who may assign roles may choose a contractor there. Null until that is known. */
export function GenerateReportButton({ query }: { query: GenerateReportButton_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment GenerateReportButton_query on Query @throwOnFieldError {
        today
        viewer {
          permissions
        }
      }
    `,
    query,
  );
  const [isOpen, setOpen] = useState(false);
  useAsked('Generate Report', () => setOpen(true));
  return (
    <>
      <Button
        appearance="primary"
        icon={<DocumentAddRegular />}
        disabledReason={data ? null : 'The page is still loading, or couldn’t be loaded.'}
        onClick={() => setOpen(true)}
      >
        Generate Report
      </Button>
      {isOpen && data && (
        <GenerateReportDialog
          today={data.today}
          mayChooseContractor={data.viewer.permissions.includes('assign_roles')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
