import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type {
  ChangesTable_log$data,
  ChangesTable_log$key,
} from '../../__generated__/ChangesTable_log.graphql';
import { media } from '../../kit/ui/breakpoints';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalXS}` },
  // The table has the padding of a section's edges; in a dialog it lines up with the text.
  table: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalXL})`,
    [media.narrow]: { marginInline: `calc(-1 * ${tokens.spacingHorizontalL})` },
  },
});

type Change = ChangesTable_log$data['changes'][number];

const columns: readonly Column<Change>[] = [
  { key: 'field', header: 'Field', cell: ({ field }) => field },
  { key: 'before', header: 'Before', cell: ({ before }) => before ?? '–', labeled: true },
  { key: 'after', header: 'After', cell: ({ after }) => after ?? '–', labeled: true },
];

/** The changes of an entry, value by value; nothing if there are none. */
export function ChangesTable({ log }: { log: ChangesTable_log$key }) {
  const styles = useStyles();
  const { changes } = useFragment(
    graphql`
      fragment ChangesTable_log on AuditLog @throwOnFieldError {
        changes {
          field
          before
          after
        }
      }
    `,
    log,
  );
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>Changes</h3>
      <div className={styles.table}>
        <DataTable
          label="Changes"
          columns={columns}
          rows={changes}
          rowKey={({ field }) => field}
          empty="Nothing was changed."
        />
      </div>
    </section>
  );
}
