import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { OpenDecisions_row$key } from '../../__generated__/OpenDecisions_row.graphql';
import type { SharedNumberVerdict } from '../../__generated__/useDecideSharedNumberMutation.graphql';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useSetSeasonRelation } from './useSetSeasonRelation';

const SharedNumberDialog = lazyDialog(async () => (await import('./SharedNumberDialog')).SharedNumberDialog);

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    alignItems: 'flex-start',
    marginTop: tokens.spacingVerticalXS,
    textAlign: 'start',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Decisions needed before the form is generated, each with its buttons. */
export function OpenDecisions(props: { row: OpenDecisions_row$key }) {
  const styles = useStyles();
  const row = readInlineData(
    graphql`
      fragment OpenDecisions_row on TaxSeasonRow @inline @throwOnFieldError {
        state
        user {
          id
          name
        }
        sharedNumberWith {
          id
          name
        }
        toConfirm {
          id
          name
          viewerCanSetWorkRelation
        }
      }
    `,
    props.row,
  );
  const [verdict, setVerdict] = useState<SharedNumberVerdict | null>(null);
  const toConfirm = row.toConfirm.filter(({ viewerCanSetWorkRelation }) => viewerCanSetWorkRelation);
  if (row.state !== 'CONFLICT' && toConfirm.length === 0) return null;
  return (
    <div className={styles.root}>
      {toConfirm.map((person) => (
        <Relation key={person.id} payee={row.user.id} person={person} />
      ))}
      {row.state === 'CONFLICT' && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setVerdict('SAME_PERSON')}>
            Same Person
          </Button>
          <Button size="small" onClick={() => setVerdict('MISTAKE')}>
            Mistake
          </Button>
        </div>
      )}
      {verdict && (
        <SharedNumberDialog
          verdict={verdict}
          people={[row.user, ...row.sharedNumberWith]}
          onClose={() => setVerdict(null)}
        />
      )}
    </div>
  );
}

type RelationProps = { payee: string; person: { readonly id: string; readonly name: string } };

function Relation({ payee, person: { id, name } }: RelationProps) {
  const styles = useStyles();
  const [set, isBusy] = useSetSeasonRelation(payee);
  const say = (relation: 'CONTRACTOR' | 'EMPLOYEE') => set({ userId: id, relation });
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${name} is a contractor`}
        onClick={() => void say('CONTRACTOR')}
      >
        Contractor
      </Button>
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${name} is an employee`}
        onClick={() => void say('EMPLOYEE')}
      >
        Employee
      </Button>
    </div>
  );
}
