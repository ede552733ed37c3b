import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { NeedCell_row$key } from '../../__generated__/NeedCell_row.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { TextLink } from '../../kit/ui/TextLink';
import { personPath } from '../people/personPath';
import { needWord } from './needWord';
import { SharedNumber } from './SharedNumber';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    textAlign: 'start',
  },
  word: { color: tokens.colorNeutralForeground2 },
  needed: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  lacks: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** Whether a form is required, and what the payee's own data lacks, one word each with a link to fix it. */
export function NeedCell(props: { row: NeedCell_row$key }) {
  const styles = useStyles();
  const isManager = toAudience(useSessionUser()) !== 'employee';
  const { user, need, needsW9, undecidedRuns, toConfirm, sharedNumberWith } = readInlineData(
    graphql`
      fragment NeedCell_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          id
          name
          viewerCanOpen
        }
        need
        needsW9
        undecidedRuns {
          weekStart
          user {
            id
          }
        }
        toConfirm {
          id
          viewerCanOpen
          viewerCanSetWorkRelation
        }
        sharedNumberWith {
          name
        }
      }
    `,
    props.row,
  );
  const [run] = undecidedRuns;
  const [unknown] = toConfirm;
  // Those who can decide it have buttons for it.
  const isAsked = toConfirm.some(({ viewerCanSetWorkRelation }) => viewerCanSetWorkRelation);
  const lacks = [
    ...(needsW9 ? [{ word: 'Form W-9', to: user.viewerCanOpen && `${personPath(user.id)}?tab=tax` }] : []),
    ...(run
      ? [
          {
            word: 'Payment',
            to:
              isManager &&
              `/dashboard/payroll?${new URLSearchParams({ contractor: run.user.id, week: run.weekStart })}`,
          },
        ]
      : []),
    ...(unknown && !isAsked
      ? [{ word: 'Work relation', to: unknown.viewerCanOpen && personPath(unknown.id) }]
      : []),
  ];
  return (
    <div className={styles.root}>
      <span className={mergeClasses(styles.word, need === true && styles.needed)}>{needWord(need)}</span>
      <SharedNumber people={sharedNumberWith} />
      {lacks.length > 0 && (
        <ul aria-label={`Missing for ${user.name}`} className={styles.lacks}>
          {lacks.map(({ word, to }) => (
            <li key={word}>
              {to ? (
                <TextLink to={to} aria-label={`${word} of ${user.name}`}>
                  {word}
                </TextLink>
              ) : (
                word
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
