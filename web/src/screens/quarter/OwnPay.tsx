import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import type { OwnPay_user$key } from '../../__generated__/OwnPay_user.graphql';
import { counted } from '../../kit/lib/labels';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Section } from '../../kit/ui/Section';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: `0 0 ${tokens.spacingVerticalM}` },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The viewer's own days and pay, if there are any: most accountants have none. */
export function OwnPay(props: { user: OwnPay_user$key }) {
  const styles = useStyles();
  const { daySummary, latestRuns } = useFragment(
    graphql`
      fragment OwnPay_user on User @throwOnFieldError {
        daySummary {
          totalDays
          approvedDays
        }
        latestRuns {
          weekStart
          totalPay
        }
      }
    `,
    props.user,
  );
  const [latest] = latestRuns;
  const { totalDays, approvedDays } = daySummary;
  if (totalDays === 0 && !latest) return null;
  return (
    <Section title="Your Own Days and Pay">
      <p className={styles.text}>
        {counted(totalDays, 'day')} this year, {approvedDays.toLocaleString('en-US')} approved.
        {latest && ` Latest pay: ${formatAmount(latest.totalPay)} for ${formatWeek(latest.weekStart)}.`}
      </p>
      <div className={styles.buttons}>
        <ButtonLink to="/dashboard/time-logs">View Time Logs</ButtonLink>
        <ButtonLink to="/dashboard/statements">Pay Statements</ButtonLink>
      </div>
    </Section>
  );
}
