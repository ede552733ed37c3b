import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { RunOrigin_run$key } from '../../__generated__/RunOrigin_run.graphql';
import { Instant } from '../../kit/ui/Instant';
import { TextLink } from '../../kit/ui/TextLink';

const useStyles = makeStyles({
  root: { flexBasis: '100%', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  // Inside a sentence a link is marked by more than its color.
  link: { textDecorationLine: 'underline' },
});

/** When a run was paid out, and which void one it replaces. */
export function RunOrigin(props: { run: RunOrigin_run$key }) {
  const styles = useStyles();
  const { paidAt, replaces } = useFragment(
    graphql`
      fragment RunOrigin_run on PayrollRun @throwOnFieldError {
        paidAt
        replaces {
          id
          number
          voidReason
        }
      }
    `,
    props.run,
  );
  if (!paidAt && !replaces) return null;
  return (
    <span className={styles.root}>
      {paidAt && (
        <>
          Paid out <Instant at={paidAt} />.{' '}
        </>
      )}
      {replaces && (
        <>
          Replaces{' '}
          <TextLink className={styles.link} to={`/dashboard/statements/${encodeURIComponent(replaces.id)}`}>
            payroll #{replaces.number}
          </TextLink>
          , which is void{replaces.voidReason ? `: ${replaces.voidReason}` : '.'}
        </>
      )}
    </span>
  );
}
