import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { Statement_run$key } from '../../__generated__/Statement_run.graphql';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Section } from '../../kit/ui/Section';
import { RunMoney } from '../payments/RunMoney';
import { StatementActions } from './StatementActions';
import { StatementAmounts } from './StatementAmounts';
import { StatementDays } from './StatementDays';
import { StatementHead } from './StatementHead';
import { StatementMarks } from './StatementMarks';
import { StatementSummary } from './StatementSummary';
import { UnpaidDays } from './UnpaidDays';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
  },
  made: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The record from when the run was processed, and the run's status since. */
export function Statement(props: { run: Statement_run$key }) {
  const styles = useStyles();
  const run = useFragment(
    graphql`
      fragment Statement_run on PayrollRun @throwOnFieldError {
        number
        ...StatementActions_run
        ...StatementMarks_run
        ...StatementHead_run
        ...StatementSummary_run
        ...RunMoney_run
        statement {
          createdAt
          timeZone
          ...StatementHead_statement
          ...StatementDays_statement
          ...StatementSummary_statement
          ...StatementAmounts_statement
          ...UnpaidDays_statement
        }
      }
    `,
    props.run,
  );
  const { statement } = run;
  if (!statement) {
    return (
      <Section>
        <EmptyState text={`Payroll #${run.number} has no statement.`} />
      </Section>
    );
  }
  return (
    <>
      <StatementActions run={run} />
      <article data-printed className={styles.root} aria-label={`Pay statement #${run.number}`}>
        <StatementMarks run={run} />
        <StatementHead run={run} statement={statement} />
        <StatementDays statement={statement} />
        <StatementSummary run={run} statement={statement} />
        <StatementAmounts statement={statement} />
        <UnpaidDays statement={statement} />
        <Section title="Since then">
          <RunMoney run={run} />
        </Section>
        <p className={styles.made}>Generated {formatExactTime(statement.createdAt, statement.timeZone)}</p>
      </article>
    </>
  );
}
