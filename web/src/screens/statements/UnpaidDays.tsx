import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatLongDay } from 'rules/dayFormats';
import type { UnpaidDays_statement$key } from '../../__generated__/UnpaidDays_statement.graphql';
import { Section } from '../../kit/ui/Section';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} 0`,
    ':not(:first-child)': {
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  day: { ...typographyStyles.body1Strong, minWidth: '128px' },
  why: { overflowWrap: 'anywhere', minWidth: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The worked days that were not on a run by then, and why. */
export function UnpaidDays(props: { statement: UnpaidDays_statement$key }) {
  const styles = useStyles();
  const { unpaidDays, hasOlderUnpaidDays } = useFragment(
    graphql`
      fragment UnpaidDays_statement on PayStatement @throwOnFieldError {
        hasOlderUnpaidDays
        unpaidDays {
          date
          reason
        }
      }
    `,
    props.statement,
  );
  return (
    <Section title="Not on payroll yet" description="As of when this statement was made.">
      {unpaidDays.length === 0 ? (
        <p className={styles.hint}>Every day worked through this week is on payroll.</p>
      ) : (
        <ul className={styles.list}>
          {unpaidDays.map(({ date, reason }) => (
            <li key={date} className={styles.item}>
              <span className={styles.day}>{formatLongDay(date)}</span>
              <span className={styles.why}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {hasOlderUnpaidDays && <p className={styles.hint}>Earlier days are in the time log.</p>}
    </Section>
  );
}
