import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { NextPayFact_user$key } from '../../__generated__/NextPayFact_user.graphql';
import { TextLink } from '../../kit/ui/TextLink';
import { nextPayAmount, nextPayDate } from '../statements/nextPayTexts';
import { statementPath } from '../statements/statementAddress';
import { HeaderFact } from './HeaderFact';

const useStyles = makeStyles({
  amount: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  more: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The person's next payment and its date, as on their own home. */
export function NextPayFact({ today, user }: { today: string; user: NextPayFact_user$key }) {
  const styles = useStyles();
  const { payOnItsWay } = useFragment(
    graphql`
      fragment NextPayFact_user on User @throwOnFieldError {
        payOnItsWay {
          payDate
          estimate
          run {
            id
            number
            net
          }
        }
      }
    `,
    user,
  );
  const [next] = payOnItsWay;
  if (!next)
    return (
      <HeaderFact label="Next pay">
        <span className={styles.amount}>–</span>
        <span className={styles.more}>Nothing to pay</span>
      </HeaderFact>
    );
  return (
    <HeaderFact label="Next pay">
      <span className={styles.amount}>{nextPayAmount(next)}</span>
      <span className={styles.more}>
        {nextPayDate(next, today)}
        {next.run && (
          <>
            {' · '}
            <TextLink to={statementPath(next.run.id)} isInText>
              Statement #{next.run.number}
            </TextLink>
          </>
        )}
      </span>
    </HeaderFact>
  );
}
