import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { SeasonActions_season$key } from '../../__generated__/SeasonActions_season.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useDownload } from '../../kit/session/useDownload';
import { media } from '../../kit/ui/breakpoints';
import { ReasonedButton } from '../../kit/ui/ReasonedButton';
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

/** The actions for the whole year; an impossible one shows the reason below it. */
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
  const noForms = made === 0 ? `No form for ${year} has been generated yet.` : null;
  return (
    <div className={styles.root}>
      <ReasonedButton
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
        Recipient Copies (ZIP)
      </ReasonedButton>
      <ReasonedButton
        icon={<ArrowDownloadRegular />}
        disabledReason={isAdmin ? null : ONLY_ADMINS}
        onClick={onIris}
      >
        IRIS File (CSV)
      </ReasonedButton>
      <ReasonedButton
        appearance="primary"
        disabledReason={viewerCanStartBatch ? null : (reason ?? 'Not possible right now.')}
        onClick={onGenerate}
      >
        {isRunning ? 'Generating...' : generateLabel(totals.ready)}
      </ReasonedButton>
    </div>
  );
}
