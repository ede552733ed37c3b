import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { OpenThings_user$data, OpenThings_user$key } from '../../__generated__/OpenThings_user.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { personPath } from './personPath';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  item: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  text: { flexGrow: 1, flexBasis: '220px', minWidth: 0 },
});

type Thing = OpenThings_user$data['openThings'][number];

/** Where each is settled, and whether the person must be unarchived for it. */
function findRemedy({ kind, weekStart, year }: Thing, userId: string) {
  const tracker = `/dashboard/payroll?contractor=${encodeURIComponent(userId)}&week=${weekStart}`;
  switch (kind) {
    case 'PENDING_DAYS':
    case 'PENDING_RECEIPT':
      return { label: 'Decide', to: `/dashboard/approvals?week=${weekStart}`, isForListed: true };
    case 'APPROVED_DAYS':
    case 'APPROVED_RECEIPT':
      return { label: 'Pay', to: tracker, isForListed: true };
    case 'UNPAID_RUN':
      return { label: 'Record Payment', to: `/dashboard/payroll/week?week=${weekStart}`, isForListed: false };
    case 'UNFILED_YEAR':
      return { label: 'Open Tax Season', to: `/dashboard/tax-season?year=${year}`, isForListed: false };
    default:
      return { label: 'Open Balance', to: `${personPath(userId)}?tab=pay`, isForListed: false };
  }
}

type OpenThingsProps = {
  user: OpenThings_user$key;
  /** Unarchives the person; false on failure. */
  onUnarchive?: (userId: string) => Promise<boolean>;
};

/** A person's open items, each with the button that settles it. */
export function OpenThings({ user, onUnarchive }: OpenThingsProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { id, archived, openThings } = useFragment(
    graphql`
      fragment OpenThings_user on User @throwOnFieldError {
        id
        archived
        openThings {
          kind
          text
          weekStart
          year
        }
      }
    `,
    user,
  );
  return (
    <ul aria-label="Still open" className={styles.list}>
      {openThings.map((thing) => {
        const { label, to, isForListed } = findRemedy(thing, id);
        const unarchive = async () => {
          if (await onUnarchive?.(id)) void navigate(to);
        };
        return (
          <li key={thing.text} className={styles.item}>
            <span className={styles.text}>{thing.text}</span>
            {archived && isForListed && onUnarchive ? (
              <Button size="small" onClick={() => void unarchive()}>
                Unarchive and {label}
              </Button>
            ) : (
              <ButtonLink size="small" to={to}>
                {label}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
