import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { DocumentCell_row$key } from '../../__generated__/DocumentCell_row.graphql';
import { useDownload } from '../../kit/session/useDownload';
import { IconButton } from '../../kit/ui/IconButton';
import { StatusChip } from '../../kit/ui/StatusChip';
import { taxDocumentTypeLabel } from '../taxDocuments/taxDocumentName';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    alignItems: 'flex-start',
  },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  note: {
    ...typographyStyles.caption1,
    margin: 0,
    maxWidth: '180px',
    color: tokens.colorStatusWarningForeground1,
    textAlign: 'start',
  },
  none: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

const CHANGED = {
  filed: 'Needs a correction',
  made: 'Generate again',
} as const;

/** The payee's form of the year, and its download. */
export function DocumentCell(props: { row: DocumentCell_row$key }) {
  const styles = useStyles();
  const [download, isBusy] = useDownload();
  const { user, need, document } = readInlineData(
    graphql`
      fragment DocumentCell_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          name
        }
        need
        document {
          id
          type
          year
          status
          isCurrent
          isCorrected
          viewerCanDownload
        }
      }
    `,
    props.row,
  );
  if (!document) return <span className={styles.none}>{need === false ? 'None needed' : 'None yet'}</span>;
  const { id, type, year, status, isCurrent, isCorrected, viewerCanDownload } = document;
  const form = `${taxDocumentTypeLabel(type)} of ${user.name}`;
  const isFiled = status === 'SUBMITTED' || status === 'APPROVED';
  return (
    <div className={styles.root}>
      <span className={styles.line}>
        <StatusChip status={status} />
        {viewerCanDownload && (
          <IconButton
            size="small"
            label={`Download ${form}`}
            icon={<ArrowDownloadRegular />}
            disabledReason={isBusy ? 'Downloading...' : null}
            onClick={() =>
              download({
                path: `/api/tax-documents/${encodeURIComponent(id)}/download`,
                fallbackName: `${type.toLowerCase()}_${year}.pdf`,
                failure: 'Failed to download document',
              })
            }
          />
        )}
      </span>
      {isCorrected && <span className={styles.none}>Corrected</span>}
      {!isCurrent && <p className={styles.note}>{isFiled ? CHANGED.filed : CHANGED.made}</p>}
    </div>
  );
}
