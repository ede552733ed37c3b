import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';
import type { RateFact_user$key } from '../../__generated__/RateFact_user.graphql';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { lazyPart } from '../../kit/ui/lazyPart';
import { rateStart } from '../people/dayRate';
import { HeaderFact } from './HeaderFact';
import { useSetPersonRate } from './useSetPersonRate';

const SetDayRate = lazyPart(async () => (await import('../people/SetDayRate')).SetDayRate);

const useStyles = makeStyles({
  rate: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  since: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  history: {
    ...typographyStyles.caption1,
    alignSelf: 'stretch',
    '& summary': { cursor: 'pointer', color: tokens.colorBrandForegroundLink, minHeight: '24px' },
    [media.touch]: { '& summary': { lineHeight: TOUCH_TARGET } },
    '& ol': { margin: 0, padding: 0, listStyleType: 'none' },
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: tokens.spacingHorizontalM,
      padding: `${tokens.spacingVerticalXXS} 0`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** The day rate with its first day, the earlier rates, and a form to set a new one. */
export function RateFact(props: { user: RateFact_user$key }) {
  const styles = useStyles();
  const me = useSessionUser();
  const [isEditing, setEditing] = useState(false);
  const user = useFragment(
    graphql`
      fragment RateFact_user on User @throwOnFieldError {
        id
        name
        dailyRate
        dailyRateFrom
        payRates {
          dailyRate
          effectiveFrom
        }
        viewerCanSetDailyRate
      }
    `,
    props.user,
  );
  const { dailyRate, dailyRateFrom, payRates, viewerCanSetDailyRate } = user;
  const setRate = useSetPersonRate(user.name);
  const isOwn = user.id === me.id;
  const next = payRates.findLast(({ effectiveFrom }) => effectiveFrom > todayHere());
  const action = () => {
    if (!viewerCanSetDailyRate) return null;
    // The viewer's own rate is set in the profile.
    if (isOwn)
      return (
        <ButtonLink size="small" appearance="subtle" to="/dashboard/profile">
          Change in Profile
        </ButtonLink>
      );
    return (
      <Button size="small" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
        {isEditing ? 'Cancel' : dailyRate ? 'Change Rate' : 'Set Rate'}
      </Button>
    );
  };
  return (
    <HeaderFact label="Day rate" action={action()}>
      <span className={styles.rate}>{dailyRate ? formatAmount(dailyRate) : 'No day rate yet.'}</span>
      {dailyRate && dailyRateFrom && <span className={styles.since}>{rateStart(dailyRateFrom)}</span>}
      {next && next.effectiveFrom !== dailyRateFrom && (
        <span className={styles.since}>
          {next.dailyRate ? formatAmount(next.dailyRate) : 'No rate'} from {formatDay(next.effectiveFrom)}
        </span>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <SetDayRate
            user={user}
            from={startOfWeek(todayHere())}
            payRates={payRates}
            set={setRate}
            onSaved={() => setEditing(false)}
          />
        </Suspense>
      )}
      {payRates.length > 1 && (
        <details className={styles.history}>
          <summary>Rate history</summary>
          <ol aria-label={`Day rates of ${user.name}`}>
            {payRates.map((rate) => (
              <li key={rate.effectiveFrom}>
                <span>From {formatDay(rate.effectiveFrom)}</span>
                <span>{rate.dailyRate ? formatAmount(rate.dailyRate) : 'No rate'}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </HeaderFact>
  );
}
