import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { AdminActivityEntry_log$key } from '../../__generated__/AdminActivityEntry_log.graphql';
import { titleCase } from '../../kit/lib/labels';
import { media } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import { actionTone } from '../../kit/ui/statuses';
import { PersonLink } from '../people/PersonLink';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  event: { flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' },
  kind: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  sentence: { ...typographyStyles.body1, display: 'block' },
  facts: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  // The sentence names the record; of its id a line has room for the beginning.
  record: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    maxWidth: '20ch',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** An entry as a sentence with names; its time, its user, and its record. */
export function AdminActivityEntry({ log }: { log: AdminActivityEntry_log$key }) {
  const styles = useStyles();
  const { action, sentence, entityType, entityId, timestamp, user, deletedActor } = useFragment(
    graphql`
      fragment AdminActivityEntry_log on AuditLog @throwOnFieldError {
        action
        sentence
        entityType
        entityId
        timestamp
        user {
          ...PersonLink_user
        }
        deletedActor {
          name
        }
      }
    `,
    log,
  );
  const record = recordText(entityType, entityId);
  return (
    <li className={styles.root}>
      <div className={styles.event}>
        <span className={styles.sentence}>{sentence}</span>
        <span className={styles.facts}>
          <time dateTime={timestamp}>{formatExactTime(timestamp)}</time> ·{' '}
          {user ? <PersonLink isInText user={user} /> : (deletedActor?.name ?? 'System')}
        </span>
      </div>
      <div className={styles.kind}>
        <span title={record} className={styles.record}>
          {record}
        </span>
        <StatusChip tone={actionTone(action)} label={titleCase(action)} />
      </div>
    </li>
  );
}

/** 'Payroll run 0190…' from the id 'PayrollRun_0190…', which would repeat the type. */
function recordText(entityType: string, entityId: string | null | undefined): string {
  const key = entityId?.startsWith(`${entityType}_`) ? entityId.slice(entityType.length + 1) : entityId;
  const type = entityType.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [type, key].filter(Boolean).join(' ');
}
