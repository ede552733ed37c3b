import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { RunOrigin_run$key } from '../../__generated__/RunOrigin_run.graphql';
import { TextLink } from '../../kit/ui/TextLink';

const useStyles = makeStyles({
  root: { flexBasis: '100%', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  // Inside a sentence a link is marked by more than its color.
});

/** The void run that a run replaces. */
export function RunOrigin(props: { run: RunOrigin_run$key }) {
  const styles = useStyles();
  const { replaces } = useFragment(
    graphql`
      fragment RunOrigin_run on PayrollRun @throwOnFieldError {
        replaces {
          id
          number
          voidReason
        }
      }
    `,
    props.run,
  );
  if (!replaces) return null;
  return (
    <span className={styles.root}>
      Replaces{' '}
      <TextLink isInText to={`/dashboard/statements/${encodeURIComponent(replaces.id)}`}>
        payroll #{replaces.number}
      </TextLink>
      , which is void{replaces.voidReason ? `: ${replaces.voidReason}` : '.'}
    </span>
  );
}
