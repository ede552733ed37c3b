import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { FIRST_CONFIGURED_YEAR } from 'rules/reportingThreshold';
import type { SeasonHead_season$key } from '../../__generated__/SeasonHead_season.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { DueTimeline } from './DueTimeline';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXXL}`,
    margin: 0,
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  fact: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

type SeasonHeadProps = {
  season: SeasonHead_season$key;
  today: string;
  onThreshold: () => void;
};

/** The year's rules: the form, the amount from which it is required, whether the year is over, and the deadlines. */
export function SeasonHead({ today, onThreshold, ...props }: SeasonHeadProps) {
  const styles = useStyles();
  const isAdmin = toAudience(useSessionUser()) === 'admin';
  const { year, formRevision, threshold, isClosed, deadlines } = useFragment(
    graphql`
      fragment SeasonHead_season on TaxSeason @throwOnFieldError {
        year
        formRevision
        threshold
        isClosed
        deadlines {
          what
          date
        }
      }
    `,
    props.season,
  );
  return (
    <Section>
      <div className={styles.root}>
        <dl aria-label={`Tax year ${year}`} className={styles.facts}>
          <div>
            <dt className={styles.name}>Form</dt>
            <dd className={styles.fact}>1099-NEC ({formRevision})</dd>
          </div>
          <div>
            <dt className={styles.name}>Required at</dt>
            <dd className={styles.fact}>
              {threshold == null ? 'Not configured' : `${formatAmount(threshold)} or more`}
              {isAdmin && threshold != null && year >= FIRST_CONFIGURED_YEAR && (
                <Button size="small" appearance="subtle" onClick={onThreshold}>
                  Change
                </Button>
              )}
            </dd>
          </div>
          <div>
            <dt className={styles.name}>Tax year {year}</dt>
            <dd className={styles.fact}>
              {isClosed ? (
                <StatusChip tone="success" label="The year is over" />
              ) : (
                <StatusChip tone="warning" label="Preview: the year isn’t over" />
              )}
            </dd>
          </div>
        </dl>
        <DueTimeline deadlines={deadlines} today={today} />
      </div>
    </Section>
  );
}
