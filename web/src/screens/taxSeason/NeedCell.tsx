import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { NeedCell_row$key } from '../../__generated__/NeedCell_row.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { TextLink } from '../../kit/ui/TextLink';
import { personPath } from '../people/personPath';
import { readLacks } from './lacks';
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
  const { user, need, missing, undecidedRuns, toConfirm, sharedNumberWith } = readInlineData(
    graphql`
      fragment NeedCell_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          id
          name
          viewerCanOpen
        }
        need
        missing
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
          # eslint-disable-next-line relay/unused-fields -- SharedNumber takes it as key
          id
          name
        }
      }
    `,
    props.row,
  );
  const [run] = undecidedRuns;
  const [unknown] = toConfirm;
  const ways: Record<string, string | undefined> = {
    'Form W-9': user.viewerCanOpen ? `${personPath(user.id)}?tab=tax` : undefined,
    Payment:
      run && isManager
        ? `/dashboard/payroll?${new URLSearchParams({ contractor: run.user.id, week: run.weekStart })}`
        : undefined,
    'Work relation': unknown?.viewerCanOpen ? personPath(unknown.id) : undefined,
  };
  // Those who can decide it have buttons for it.
  const isAsked = toConfirm.some(({ viewerCanSetWorkRelation }) => viewerCanSetWorkRelation);
  const lacks = readLacks(missing).filter((lack) => !(lack === 'Work relation' && isAsked));
  return (
    <div className={styles.root}>
      <span className={mergeClasses(styles.word, need === true && styles.needed)}>{needWord(need)}</span>
      <SharedNumber people={sharedNumberWith} />
      {lacks.length > 0 && (
        <ul aria-label={`Missing for ${user.name}`} className={styles.lacks}>
          {lacks.map((lack) => (
            <li key={lack}>
              <Way to={ways[lack]} label={`${lack} of ${user.name}`}>
                {lack}
              </Way>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type WayProps = { to: string | undefined; label: string; children: string };

const Way = ({ to, label, children }: WayProps) =>
  to ? (
    <TextLink to={to} aria-label={label}>
      {children}
    </TextLink>
  ) : (
    children
  );
