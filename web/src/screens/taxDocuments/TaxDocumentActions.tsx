import { makeStyles } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowSyncRegular,
  DocumentEditRegular,
  HistoryRegular,
} from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { TaxDocumentActions_document$key } from '../../__generated__/TaxDocumentActions_document.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { IconButton } from '../../kit/ui/IconButton';
import { documentName } from './taxDocumentName';
import { useDownloadTaxDocument } from './useDownloadTaxDocument';
import { useGenerateAgain } from './useGenerateAgain';

/** The dialogs of a row's menu. */
export type TaxDocumentDialog = 'submit' | 'approve' | 'correct' | 'history';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' },
});

type TaxDocumentActionsProps = {
  document: TaxDocumentActions_document$key;
  onOpen: (dialog: TaxDocumentDialog) => void;
};

/** The file and the menu of a row, with only the actions the viewer may use. */
export function TaxDocumentActions({ document: key, onOpen }: TaxDocumentActionsProps) {
  const styles = useStyles();
  const me = useSessionUser();
  const document = readInlineData(
    graphql`
      fragment TaxDocumentActions_document on TaxDocument @inline @throwOnFieldError {
        id
        type
        year
        status
        isCurrent
        supersededAt
        user {
          id
          name
        }
        viewerCanDownload
        viewerCanCorrect
        viewerCanReadHistory
      }
    `,
    key,
  );
  const { type, status, isCurrent, supersededAt, user } = document;
  const [download, isDownloading] = useDownloadTaxDocument();
  const [generateAgain] = useGenerateAgain();
  const name = documentName(document);
  // If the server allows generating it, and only if that would change something.
  const isMaker = user.id === me.id || toAudience(me) === 'admin';
  const isUnfinished = status === 'DRAFT' || (status === 'GENERATED' && !isCurrent);
  const canGenerateAgain = isMaker && isUnfinished && !supersededAt;
  // A Form W-9 has no copies.
  const hasCopies = document.viewerCanDownload && type !== 'W9';
  const hasMenu = hasCopies || canGenerateAgain || document.viewerCanCorrect || document.viewerCanReadHistory;
  // The dialogs return the focus to the button: the menu that opened them is gone by then.
  return (
    <span className={styles.root}>
      {document.viewerCanDownload && (
        <IconButton
          label={`Download PDF: ${name}`}
          icon={<ArrowDownloadRegular />}
          disabledReason={isDownloading ? 'Wait until it’s downloaded.' : null}
          onClick={() => download(document)}
        />
      )}
      {hasMenu && (
        <ActionMenu
          label={`Actions for ${name}`}
          actions={[
            hasCopies && {
              label: 'Download Copy 2 (state)',
              icon: <ArrowDownloadRegular />,
              onClick: () => download(document, 'TWO'),
            },
            canGenerateAgain && {
              label: 'Generate Again',
              icon: <ArrowSyncRegular />,
              onClick: () => generateAgain(document),
            },
            document.viewerCanCorrect && {
              label: 'Correct…',
              icon: <DocumentEditRegular />,
              onClick: () => onOpen('correct'),
            },
            document.viewerCanReadHistory && {
              label: 'History',
              icon: <HistoryRegular />,
              onClick: () => onOpen('history'),
            },
          ]}
        />
      )}
    </span>
  );
}
