import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, ChevronLeftRegular, PrintRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { StatementActions_run$key } from '../../__generated__/StatementActions_run.graphql';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useDownload } from '../../kit/session/useDownload';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { statementsOf } from './statementAddress';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
  },
  // Aligns its arrow, not the space around it, with the page.
  back: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`, marginInlineEnd: 'auto' },
  // On a phone they go to the next line together.
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Prints the statement, and links to the others of the same person. */
export function StatementActions(props: { run: StatementActions_run$key }) {
  const styles = useStyles();
  const me = useSessionUser();
  const { id, number, user } = useFragment(
    graphql`
      fragment StatementActions_run on PayrollRun @throwOnFieldError {
        id
        number
        user {
          id
          name
        }
      }
    `,
    props.run,
  );
  const others = user.id === me.id ? 'All Pay Statements' : `All of ${user.name}`;
  return (
    <div className={styles.root}>
      <ButtonLink
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        to={statementsOf(user.id, me.id)}
        className={styles.back}
      >
        {others}
      </ButtonLink>
      <div className={styles.buttons}>
        <Button icon={<PrintRegular />} onClick={() => window.print()}>
          Print
        </Button>
        <DownloadStatementButton runId={id} number={number} />
      </div>
    </div>
  );
}

/** Downloads the statement as a PDF. */
function DownloadStatementButton({ runId, number }: { runId: string; number: number }) {
  const [download, isBusy] = useDownload();
  return (
    <Button
      appearance="primary"
      icon={<ArrowDownloadRegular />}
      busy={isBusy}
      busyLabel="Downloading..."
      onClick={() =>
        void download({
          path: `/api/payroll/${encodeURIComponent(runId)}/statement`,
          fallbackName: `pay-statement-${number}.pdf`,
          failure: 'Failed to download the pay statement',
        })
      }
    >
      Download PDF
    </Button>
  );
}
