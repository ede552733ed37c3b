import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import type { BackPayFact_user$key } from '../../__generated__/BackPayFact_user.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { backPayText, trackerWeek } from '../people/backPay';
import { HeaderFact } from './HeaderFact';

const useStyles = makeStyles({
  list: { alignSelf: 'stretch', margin: 0, padding: 0, listStyleType: 'none' },
  week: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalXXS} 0`,
  },
  text: { ...typographyStyles.body1, fontVariantNumeric: 'tabular-nums' },
  when: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** The amount a retroactive raise adds to days that were on payroll, by week; nothing if it adds none. */
export function BackPayFact({ user }: { user: BackPayFact_user$key }) {
  const styles = useStyles();
  const { id, backPay } = useFragment(
    graphql`
      fragment BackPayFact_user on User @throwOnFieldError {
        id
        backPay {
          weekStart
          viewerCanDecide
          ...backPay_text @relay(mask: false)
        }
      }
    `,
    user,
  );
  if (backPay.length === 0) return null;
  return (
    <HeaderFact label="Back pay">
      <ul className={styles.list} aria-label="Back pay by week">
        {backPay.map((week) => (
          <li key={week.weekStart} className={styles.week}>
            <span className={styles.text}>
              {backPayText(week)}
              <span className={styles.when}>{formatWeek(week.weekStart)}</span>
            </span>
            {week.viewerCanDecide && (
              <ButtonLink
                size="small"
                to={trackerWeek(id, week.weekStart)}
                aria-label={`Add to Pay: ${formatWeek(week.weekStart)}`}
              >
                Add to Pay
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </HeaderFact>
  );
}
