import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import type { NextPay_query$key } from '../../__generated__/NextPay_query.graphql';
import { counted } from '../../kit/lib/labels';
import { extractNodes } from '../../kit/relay/extractNodes';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from '../statements/statementAddress';
import { loggedDay } from '../timeLogs/loggedDay';
import { type NextPay as Next, nextPay } from './nextPay';
import { PaySteps } from './PaySteps';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${tokens.spacingHorizontalL}`,
  },
  amount: { ...typographyStyles.title1, fontVariantNumeric: 'tabular-nums' },
  when: typographyStyles.subtitle2,
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** How much the viewer is paid next and when, before anything is clicked. */
export function NextPay({ query }: { query: NextPay_query$key }) {
  const styles = useStyles();
  const { today, viewer, timeLogs } = useFragment(
    graphql`
      fragment NextPay_query on Query @argumentDefinitions(userId: { type: "ID!" }) @throwOnFieldError {
        today
        viewer {
          dailyRate
          latestRuns {
            id
            number
            status
            weekStart
            payDate
            net
          }
        }
        timeLogs(userId: $userId, first: 42) {
          edges {
            node {
              ...loggedDay_timeLog
            }
          }
        }
      }
    `,
    query,
  );
  const { dailyRate, latestRuns: runs } = viewer;
  const next = nextPay({ today, dailyRate, runs, days: extractNodes(timeLogs).map(loggedDay) });
  if (!next)
    return (
      <Section title="Next Pay">
        <p className={styles.none}>No pay yet. Log the days you work to see it here.</p>
      </Section>
    );
  return (
    <Section title={next.step === 3 ? 'Last Pay' : 'Next Pay'}>
      <div className={styles.root}>
        <div className={styles.head}>
          <span className={styles.amount}>{amountText(next)}</span>
          <span className={styles.when}>{dateText(next)}</span>
        </div>
        <PaySteps reached={next.step} />
        <p className={styles.facts}>
          {formatWeek(next.weekStart)}
          {next.days !== undefined && `, ${counted(next.days, 'day')}. Estimate, before expenses.`}
          {next.run && (
            <>
              {' · '}
              <TextLink to={statementPath(next.run.id)} isInText>
                Statement #{next.run.number}
              </TextLink>
            </>
          )}
        </p>
      </div>
    </Section>
  );
}

function amountText({ amount, days }: Next): string {
  if (amount === null) return 'No day rate yet';
  return `${days === undefined ? '' : 'About '}${formatAmount(amount)}`;
}

function dateText({ step, payDate }: Next): string {
  if (!payDate) return 'Pay date not set yet';
  const day = formatShortDay(payDate);
  if (step === 3) return `Paid ${day}`;
  return step === 2 ? `Pay date ${day}` : `Expected ${day}`;
}

/** The card before it is known. */
export function NextPaySkeleton() {
  return (
    <Section title="Next Pay">
      <SkeletonBlock height="104px" />
    </Section>
  );
}
