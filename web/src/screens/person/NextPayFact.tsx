import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import type { NextPayFact_user$key } from '../../__generated__/NextPayFact_user.graphql';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from '../statements/statementAddress';
import { HeaderFact } from './HeaderFact';
import { nextPay } from './nextPay';

const useStyles = makeStyles({
  amount: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  more: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** What is on payroll for the person and not paid yet, and when it is. */
export function NextPayFact({ user }: { user: NextPayFact_user$key }) {
  const styles = useStyles();
  const { latestRuns } = useFragment(
    graphql`
      fragment NextPayFact_user on User @throwOnFieldError {
        latestRuns {
          id
          number
          status
          payDate
          net
        }
      }
    `,
    user,
  );
  const run = nextPay(latestRuns);
  if (!run)
    return (
      <HeaderFact label="Next pay">
        <span className={styles.amount}>–</span>
        <span className={styles.more}>Nothing on payroll</span>
      </HeaderFact>
    );
  return (
    <HeaderFact label="Next pay">
      <span className={styles.amount}>{formatAmount(run.net)}</span>
      <span className={styles.more}>
        {formatShortDay(run.payDate)} ·{' '}
        <TextLink to={statementPath(run.id)} isInText>
          Statement #{run.number}
        </TextLink>
      </span>
    </HeaderFact>
  );
}
