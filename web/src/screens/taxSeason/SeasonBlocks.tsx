import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { SeasonBlocks_season$key } from '../../__generated__/SeasonBlocks_season.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ReasonedButton } from '../../kit/ui/ReasonedButton';
import { describeUnpaidWeeks } from './unpaidWeeks';

const useStyles = makeStyles({
  bar: { flexShrink: 0, height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
});

const ONLY_ADMINS = 'Only administrators can set the threshold.';

type SeasonBlocksProps = { season: SeasonBlocks_season$key; onThreshold: () => void };

/** The first reason why no one's forms can be generated, with the button that leads to it. */
export function SeasonBlocks({ onThreshold, ...props }: SeasonBlocksProps) {
  const styles = useStyles();
  const audience = toAudience(useSessionUser());
  const { year, threshold, unpaidWeeks, missingOfPayer, totals } = useFragment(
    graphql`
      fragment SeasonBlocks_season on TaxSeason @throwOnFieldError {
        year
        threshold
        unpaidWeeks
        missingOfPayer
        totals {
          needed
        }
      }
    `,
    props.season,
  );
  const [week] = unpaidWeeks;
  const [lack] = totals.needed > 0 ? missingOfPayer : [];
  const blocks = [
    threshold == null && {
      text: `The reporting threshold for ${year} is not configured. Until it is, there’s no telling who needs a form.`,
      action: (
        <ReasonedButton
          size="small"
          disabledReason={audience === 'admin' ? null : ONLY_ADMINS}
          onClick={onThreshold}
        >
          Set Threshold
        </ReasonedButton>
      ),
    },
    week && {
      text: describeUnpaidWeeks(unpaidWeeks),
      action: audience !== 'employee' && (
        <ButtonLink size="small" to={`/dashboard/payroll/week?${new URLSearchParams({ week })}`}>
          Record Payment
        </ButtonLink>
      ),
    },
    lack && {
      text: lack,
      action: audience === 'admin' && (
        <ButtonLink size="small" to="/dashboard/company">
          Open Company Profile
        </ButtonLink>
      ),
    },
  ];
  const block = blocks.find((each) => typeof each === 'object');
  if (!block) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>{block.text}</MessageBarBody>
      {block.action && <MessageBarActions>{block.action}</MessageBarActions>}
    </MessageBar>
  );
}
