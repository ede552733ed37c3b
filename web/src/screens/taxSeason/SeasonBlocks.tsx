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
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { describeUnpaidWeeks } from './unpaidWeeks';

const useStyles = makeStyles({
  bar: { height: 'auto', minHeight: '44px', paddingBlock: tokens.spacingVerticalS },
  body: { whiteSpace: 'normal' },
});

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
      text: `The reporting threshold for ${year} is not configured. Until ${
        audience === 'admin' ? 'it is' : 'an administrator sets it'
      }, there’s no telling who needs a form.`,
      action: audience === 'admin' && (
        <Button size="small" onClick={onThreshold}>
          Set Threshold
        </Button>
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
    <MessageBar intent="warning" layout="singleline" className={styles.bar}>
      <MessageBarBody className={styles.body}>{block.text}</MessageBarBody>
      {block.action && <MessageBarActions>{block.action}</MessageBarActions>}
    </MessageBar>
  );
}
