import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { AuditLogDetails_log$key } from '../../__generated__/AuditLogDetails_log.graphql';
import { titleCase } from '../../kit/lib/labels';
import { media } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import { ChangesTable } from './ChangesTable';
import { JsonView } from './JsonView';
import { LogUser } from './LogUser';

const useStyles = makeStyles({
  sentence: { ...typographyStyles.body1Strong, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** An entry in words, its facts, its changes, and the recorded values before and after. */
export function AuditLogDetails({ log }: { log: AuditLogDetails_log$key }) {
  const styles = useStyles();
  const entry = useFragment(
    graphql`
      fragment AuditLogDetails_log on AuditLog @throwOnFieldError {
        sentence
        action
        level
        timestamp
        ipAddress
        userAgent
        entityType
        entityId
        oldValues
        newValues
        ...LogUser_log
        ...ChangesTable_log
      }
    `,
    log,
  );
  return (
    <>
      <p className={styles.sentence}>{entry.sentence}</p>
      <dl className={styles.facts}>
        <Fact name="Action">{titleCase(entry.action)}</Fact>
        <Fact name="Level">
          <StatusChip status={entry.level} />
        </Fact>
        <Fact name="Timestamp">{formatExactTime(entry.timestamp)}</Fact>
        <Fact name="IP Address">{entry.ipAddress ?? 'N/A'}</Fact>
        <Fact name="User">
          <LogUser log={entry} system="System Event" />
        </Fact>
        <Fact name="User Agent">{entry.userAgent ?? 'N/A'}</Fact>
        <Fact name="Record">{recordText(entry.entityType, entry.entityId)}</Fact>
      </dl>
      <ChangesTable log={entry} />
      {entry.oldValues && <JsonView title="Before" json={entry.oldValues} />}
      {entry.newValues && <JsonView title="After" json={entry.newValues} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The id of a portal record includes its type. */
function recordText(entityType: string, entityId: string | null | undefined): string {
  return entityId?.startsWith(`${entityType}_`) ? entityId : [entityType, entityId].filter(Boolean).join(' ');
}
