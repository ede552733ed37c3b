import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { SeasonActions_season$key } from '../../__generated__/SeasonActions_season.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useDownload } from '../../kit/session/useDownload';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { generateLabel } from './formBatchTexts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [media.narrow]: { width: '100%', flexDirection: 'column', alignItems: 'stretch' },
  },
  reason: {
    ...typographyStyles.caption1,
    margin: 0,
    maxWidth: '52ch',
    textAlign: 'end',
    [media.narrow]: { textAlign: 'start' },
    color: tokens.colorNeutralForeground3,
    textWrap: 'pretty',
  },
});

type SeasonActionsProps = {
  season: SeasonActions_season$key;
  onGenerate: () => void;
  onIris: () => void;
};

/** The actions for the whole year that can be used now; a quiet word instead if no forms can be generated. */
export function SeasonActions({ onGenerate, onIris, ...props }: SeasonActionsProps) {
  const styles = useStyles();
  const isAdmin = toAudience(useSessionUser()) === 'admin';
  const { year, threshold, viewerCanStartBatch, reason, totals, batch } = useFragment(
    graphql`
      fragment SeasonActions_season on TaxSeason @throwOnFieldError {
        year
        threshold
        viewerCanStartBatch
        reason
        totals {
          payees
          ready
          generated
          submitted
          approved
        }
        batch {
          finishedAt
        }
      }
    `,
    props.season,
  );
  const [download, isSaving] = useDownload();
  // The banner says that the threshold is missing, the panel that forms are being generated, the list that it is empty.
  const isSaid = totals.payees === 0 || threshold == null || (batch != null && batch.finishedAt === null);
  const made = totals.generated + totals.submitted + totals.approved;
  return (
    <div className={styles.root}>
      {!viewerCanStartBatch && reason && !isSaid && <p className={styles.reason}>{reason}</p>}
      {made > 0 && (
        <Button
          icon={<ArrowDownloadRegular />}
          busy={isSaving}
          busyLabel="Preparing copies..."
          onClick={() =>
            download({
              path: `/api/tax-documents/recipient-copies?year=${year}`,
              fallbackName: `recipient-copies-${year}.zip`,
              failure: 'Failed to download the recipient copies',
            })
          }
        >
          Recipient Copies (ZIP)
        </Button>
      )}
      {isAdmin && totals.generated > 0 && (
        <Button icon={<ArrowDownloadRegular />} onClick={onIris}>
          IRIS File (CSV)
        </Button>
      )}
      {viewerCanStartBatch && (
        <Button appearance="primary" onClick={onGenerate}>
          {generateLabel(totals.ready)}
        </Button>
      )}
    </div>
  );
}
