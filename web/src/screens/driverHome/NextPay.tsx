import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import type { NextPay_query$data, NextPay_query$key } from '../../__generated__/NextPay_query.graphql';
import { counted } from '../../kit/lib/labels';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { TextLink } from '../../kit/ui/TextLink';
import { isLate, nextPayAmount, nextPayDate } from '../statements/nextPayTexts';
import { statementPath } from '../statements/statementAddress';
import { PaySteps, type Step } from './PaySteps';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXL, margin: 0, padding: 0, listStyleType: 'none' },
  payment: { display: 'grid', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${tokens.spacingHorizontalL}`,
  },
  amount: { ...typographyStyles.title1, fontVariantNumeric: 'tabular-nums' },
  further: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  when: typographyStyles.subtitle2,
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

type Viewer = NextPay_query$data['viewer'];
type Payment = Viewer['payOnItsWay'][number];
type Run = NonNullable<Payment['run']>;

const STEP: Record<string, Step> = { LOGGED: 'Logged', APPROVED: 'Approved', ON_PAYROLL: 'On Payroll' };

/** The viewer's next payment and its date, without a click: each payment once, or the last one. */
export function NextPay({ query }: { query: NextPay_query$key }) {
  const styles = useStyles();
  const { today, viewer } = useFragment(
    graphql`
      fragment NextPay_query on Query @throwOnFieldError {
        today
        viewer {
          payOnItsWay {
            weekStart
            payDate
            step
            estimate
            dayCount
            run {
              id
              number
              net
            }
          }
          latestRuns {
            id
            number
            status
            weekStart
            payment {
              id
              date
              amount
            }
          }
        }
      }
    `,
    query,
  );
  const next = viewer.payOnItsWay;
  const paid = viewer.latestRuns.filter(({ status }) => status === 'PAID');
  const last = paid[0];
  if (next.length > 0)
    return (
      <Section title="Next Pay">
        <ul className={styles.root}>
          {next.map((payment, index) => (
            <li key={`${payment.weekStart} ${payment.run?.id}`} className={styles.payment}>
              <div className={styles.head}>
                <span className={index === 0 ? styles.amount : styles.further}>{nextPayAmount(payment)}</span>
                <span className={styles.when}>{dateText(payment, today)}</span>
              </div>
              {index === 0 && <PaySteps reached={STEP[payment.step] ?? 'Logged'} />}
              <p className={styles.facts}>
                {formatWeek(payment.weekStart)}
                {index > 0 && ` · ${STEP[payment.step]}`}
                {payment.run ? statementOf(payment.run) : ` · ${counted(payment.dayCount, 'day')}, estimated`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  if (!last)
    return (
      <Section title="Next Pay">
        <p className={styles.none}>No pay yet. Log the days you work to see it here.</p>
      </Section>
    );
  return (
    <Section title="Last Pay">
      <div className={styles.payment}>
        <div className={styles.head}>
          {last.payment && (
            <>
              <span className={styles.amount}>{formatAmount(last.payment.amount)}</span>
              <span className={styles.when}>Paid {formatShortDay(last.payment.date)}</span>
            </>
          )}
        </div>
        <PaySteps reached="Paid" />
        <p className={styles.facts}>
          {formatWeek(last.weekStart)}
          {paid.filter(({ payment }) => payment?.id === last.payment?.id).map(statementOf)}
        </p>
      </div>
    </Section>
  );
}

const statementOf = ({ id, number }: Pick<Run, 'id' | 'number'>) => (
  <Fragment key={id}>
    {' · '}
    <TextLink to={statementPath(id)} isInText>
      Statement #{number}
    </TextLink>
  </Fragment>
);

/** If a payment is late, it names whom to ask. */
const dateText = (payment: Payment, today: string): string =>
  `${nextPayDate(payment, today)}${isLate(payment, today) ? '. Ask your manager.' : ''}`;

/** The card while loading. */
export function NextPaySkeleton() {
  return (
    <Section title="Next Pay">
      <SkeletonBlock height="104px" />
    </Section>
  );
}
