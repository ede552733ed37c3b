import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
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
    gap: tokens.spacingHorizontalS,
    [media.narrow]: { width: '100%', flexDirection: 'column' },
  },
});

const ONLY_ADMINS = 'Only administrators file with the IRS.';

type SeasonActionsProps = {
  season: SeasonActions_season$key;
  onGenerate: () => void;
  onIris: () => void;
};

/** What can be done for the whole year; what cannot be done now says why. */
export function SeasonActions({ onGenerate, onIris, ...props }: SeasonActionsProps) {
  const styles = useStyles();
  const isAdmin = toAudience(useSessionUser()) === 'admin';
  const { year, viewerCanStartBatch, reason, totals, batch } = useFragment(
    graphql`
      fragment SeasonActions_season on TaxSeason @throwOnFieldError {
        year
        viewerCanStartBatch
        reason
        totals {
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
  const made = totals.generated + totals.submitted + totals.approved;
  const isRunning = batch != null && batch.finishedAt === null;
  const noForms = made === 0 ? `No form of ${year} is made yet.` : null;
  return (
    <div className={styles.root}>
      <Button
        icon={<ArrowDownloadRegular />}
        busy={isSaving}
        busyLabel="Preparing copies..."
        disabledReason={noForms}
        onClick={() =>
          download({
            path: `/api/tax-documents/recipient-copies?year=${year}`,
            fallbackName: `recipient-copies-${year}.zip`,
            failure: 'Failed to download the recipient copies',
          })
        }
      >
        Recipient copies (ZIP)
      </Button>
      <Button icon={<ArrowDownloadRegular />} disabledReason={isAdmin ? null : ONLY_ADMINS} onClick={onIris}>
        IRIS file (CSV)
      </Button>
      <Button
        appearance="primary"
        disabledReason={viewerCanStartBatch ? null : (reason ?? 'Not possible at the moment.')}
        onClick={onGenerate}
      >
        {isRunning ? 'Generating...' : generateLabel(totals.ready)}
      </Button>
    </div>
  );
}
