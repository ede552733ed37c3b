import { makeStyles } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowSyncRegular,
  DocumentEditRegular,
  HistoryRegular,
} from '@fluentui/react-icons';
import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { TaxDocumentActions_document$key } from '../../__generated__/TaxDocumentActions_document.graphql';
import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useDownload } from '../../kit/session/useDownload';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { IconButton } from '../../kit/ui/IconButton';
import { notify } from '../../kit/ui/notify';
import { documentName, taxDocumentTypeLabel } from './taxDocumentName';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

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

/** B is the recipient's own, TWO goes with the recipient's state return. */
type TaxDocumentCopy = 'B' | 'TWO';

type Downloadable = { readonly id: string; readonly type: string; readonly year: number };

/** Downloads a document as a PDF; the server names it. */
function useDownloadTaxDocument() {
  const [download, isBusy] = useDownload();
  const downloadTaxDocument = ({ id, type, year }: Downloadable, copy: TaxDocumentCopy = 'B') =>
    download({
      path: `/api/tax-documents/${encodeURIComponent(id)}/download${copy === 'B' ? '' : `?copy=${copy}`}`,
      fallbackName: `${taxDocumentTypeLabel(type)}_${year}.pdf`.toLowerCase(),
      failure: 'Failed to download document',
    });
  return [downloadTaxDocument, isBusy] as const;
}

type Made = { readonly type: TaxDocumentType; readonly year: number; readonly user: { readonly id: string } };

/** Generates the same document again from present data: completes a draft, or replaces an outdated one. */
function useGenerateAgain() {
  const [generate, isBusy] = useGenerateTaxDocument();
  const again = useCallback(
    async ({ type, year, user }: Made) => {
      const outcome = await generate({ type, year, userId: user.id });
      if (!outcome.ok) notify.error(outcome.message);
    },
    [generate],
  );
  return [again, isBusy] as const;
}
