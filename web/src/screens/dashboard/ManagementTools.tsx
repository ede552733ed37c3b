import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Section } from '../../kit/ui/Section';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0 },
  name: { ...typographyStyles.body1Strong },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

const tools = [
  {
    at: '/dashboard/contractors',
    name: 'Contractors',
    text: 'Add people, keep their names and email addresses current, and end access for those who leave.',
  },
  {
    at: '/dashboard/payroll',
    name: 'Payroll & Tax',
    text: 'Run payroll from approved days, and prepare W-9 and 1099 forms.',
  },
  {
    at: '/dashboard/reports',
    name: 'Reports',
    text: 'Total payroll, contractors and taxes for any period, and export the results.',
  },
  {
    at: '/dashboard/time-logs',
    name: 'Time Tracking',
    text: 'See each week’s days and their status.',
  },
];

/** The manager's screens and their purpose. */
export function ManagementTools() {
  const styles = useStyles();
  const screenLink = useScreenLink();
  const there = tools.filter(({ at }) => screenLink(at));
  if (there.length === 0) return null;
  return (
    <Section title="Management Tools">
      <dl className={styles.list}>
        {there.map(({ at, name, text }) => (
          <div key={at}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
