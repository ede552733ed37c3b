import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DocumentEditRegular } from '@fluentui/react-icons/svg/document-edit';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { SendRegular } from '@fluentui/react-icons/svg/send';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useRestoreFocusTarget } from '@fluentui/react-tabster';
import { makeStyles } from '@griffel/react';
import { graphql, useFragment } from 'react-relay';
import type { TaxDocumentActions_document$key } from '../__generated__/TaxDocumentActions_document.graphql';
import { audienceOf } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { IconButton } from '../ui/IconButton';
import { documentName } from './taxDocumentName';
import { useDownloadTaxDocument } from './useDownloadTaxDocument';
import { useGenerateAgain } from './useGenerateAgain';

/** What a row's menu opens. */
export type TaxDocumentDialog = 'submit' | 'approve' | 'correct' | 'history';

const useStyles = makeStyles({ root: { display: 'inline-flex', whiteSpace: 'nowrap' } });

type TaxDocumentActionsProps = {
  document: TaxDocumentActions_document$key;
  onOpen: (dialog: TaxDocumentDialog) => void;
};

/** The file, and the menu of a row: only what the viewer may do with this document stands in it. */
export function TaxDocumentActions({ document: key, onOpen }: TaxDocumentActionsProps) {
  const styles = useStyles();
  const me = useSessionUser();
  const document = useFragment(
    graphql`
      fragment TaxDocumentActions_document on TaxDocument @throwOnFieldError {
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
        viewerCanSubmit
        viewerCanApprove
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
  // Those whom the server lets make it, and only where that would change something.
  const isMaker = user.id === me.id || audienceOf(me) === 'admin';
  const isUnfinished = status === 'DRAFT' || (status === 'GENERATED' && !isCurrent);
  const canGenerateAgain = isMaker && isUnfinished && !supersededAt;
  // A Form W-9 has no copies.
  const hasCopies = document.viewerCanDownload && type !== 'W9';
  const hasMenu =
    hasCopies ||
    canGenerateAgain ||
    document.viewerCanSubmit ||
    document.viewerCanApprove ||
    document.viewerCanCorrect ||
    document.viewerCanReadHistory;
  // The dialogs give the focus back to the button: the menu that opened them is gone by then.
  const restoreFocus = useRestoreFocusTarget();
  return (
    <span className={styles.root}>
      {document.viewerCanDownload && (
        <IconButton
          label={`Download PDF: ${name}`}
          icon={<ArrowDownloadRegular />}
          disabledReason={isDownloading ? 'Please wait until it is downloaded.' : null}
          onClick={() => download(document)}
        />
      )}
      {hasMenu && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <IconButton label={`Actions for ${name}`} icon={<MoreHorizontalRegular />} {...restoreFocus} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {hasCopies && (
                <MenuItem icon={<ArrowDownloadRegular />} onClick={() => download(document, 'TWO')}>
                  Download Copy 2 (state)
                </MenuItem>
              )}
              {canGenerateAgain && (
                <MenuItem icon={<ArrowSyncRegular />} onClick={() => generateAgain(document)}>
                  Generate Again
                </MenuItem>
              )}
              {document.viewerCanSubmit && (
                <MenuItem icon={<SendRegular />} onClick={() => onOpen('submit')}>
                  Mark as Submitted
                </MenuItem>
              )}
              {document.viewerCanApprove && (
                <MenuItem icon={<CheckmarkCircleRegular />} onClick={() => onOpen('approve')}>
                  Mark as Approved
                </MenuItem>
              )}
              {document.viewerCanCorrect && (
                <MenuItem icon={<DocumentEditRegular />} onClick={() => onOpen('correct')}>
                  Correct…
                </MenuItem>
              )}
              {document.viewerCanReadHistory && (
                <MenuItem icon={<HistoryRegular />} onClick={() => onOpen('history')}>
                  History
                </MenuItem>
              )}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </span>
  );
}
