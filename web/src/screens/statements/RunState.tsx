import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { RunState_run$key } from '../../__generated__/RunState_run.graphql';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from './statementAddress';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
  },
});

/** On payroll, paid or void, and the run that replaces a void one. */
export function RunState(props: { run: RunState_run$key }) {
  const styles = useStyles();
  const { status, replacedBy } = readInlineData(
    graphql`
      fragment RunState_run on PayrollRun @inline @throwOnFieldError {
        status
        replacedBy {
          id
          number
        }
      }
    `,
    props.run,
  );
  return (
    <span className={styles.root}>
      <StatusChip status={status} />
      {replacedBy && <TextLink to={statementPath(replacedBy.id)}>Replaced by #{replacedBy.number}</TextLink>}
    </span>
  );
}
