import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { StatementMarks_run$key } from '../../__generated__/StatementMarks_run.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { statementPath } from './statementAddress';

const useStyles = makeStyles({ body: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });

const message = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The statement's status: void, with the reason; the ones that replace, correct or add to it; the one it belongs to.
 */
export function StatementMarks(props: { run: StatementMarks_run$key }) {
  const styles = useStyles();
  const { status, voidReason, replaces, replacedBy, correctionReason, adjusts, adjustments } = useFragment(
    graphql`
      fragment StatementMarks_run on PayrollRun @throwOnFieldError {
        status
        voidReason
        replaces {
          id
          number
        }
        replacedBy {
          id
          number
        }
        correctionReason
        adjusts {
          id
          number
        }
        adjustments {
          id
          number
          status
          correctionReason
        }
      }
    `,
    props.run,
  );
  return (
    <>
      {status === 'VOID' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody className={styles.body}>
            <MessageBarTitle>Void</MessageBarTitle>
            {message(voidReason || 'No reason given')}
            {replacedBy && ` Replaced by statement #${replacedBy.number}.`}
          </MessageBarBody>
          {replacedBy && (
            <MessageBarActions>
              <ButtonLink to={statementPath(replacedBy.id)}>Open #{replacedBy.number}</ButtonLink>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {replaces && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody className={styles.body}>
            This statement replaces statement #{replaces.number}, which is void.
          </MessageBarBody>
          <MessageBarActions>
            <ButtonLink to={statementPath(replaces.id)}>Open #{replaces.number}</ButtonLink>
          </MessageBarActions>
        </MessageBar>
      )}
      {adjusts && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody className={styles.body}>
            {correctionReason
              ? `This statement corrects statement #${adjusts.number}: ${message(correctionReason)}`
              : `This statement adds to statement #${adjusts.number}.`}
          </MessageBarBody>
          <MessageBarActions>
            <ButtonLink to={statementPath(adjusts.id)}>Open #{adjusts.number}</ButtonLink>
          </MessageBarActions>
        </MessageBar>
      )}
      {adjustments
        .filter((run) => run.status !== 'VOID')
        .map((run) => (
          <MessageBar key={run.id} intent="info" layout="multiline">
            <MessageBarBody className={styles.body}>
              {run.correctionReason ? 'Corrected' : 'Added to'} by statement #{run.number}.
            </MessageBarBody>
            <MessageBarActions>
              <ButtonLink to={statementPath(run.id)}>Open #{run.number}</ButtonLink>
            </MessageBarActions>
          </MessageBar>
        ))}
    </>
  );
}
