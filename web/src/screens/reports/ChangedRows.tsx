import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import type {
  ChangedRows_report$data,
  ChangedRows_report$key,
} from '../../__generated__/ChangedRows_report.graphql';
import { Section } from '../../kit/ui/Section';
import { cellWords } from './cellText';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    overflowWrap: 'anywhere',
  },
});

/** What would be different in the report today: the first few changes, and how many more there are. */
export function ChangedRows(props: { report: ChangedRows_report$key }) {
  const styles = useStyles();
  const { year, sourceChanges } = useFragment(
    graphql`
      fragment ChangedRows_report on Report @throwOnFieldError {
        year
        sourceChanges {
          totalCount
          changes {
            kind
            name
            week
            column {
              key
              title
              kind
            }
            kept
            today
          }
        }
      }
    `,
    props.report,
  );
  const { totalCount, changes } = sourceChanges;
  if (totalCount === 0) return null;
  const more = totalCount - changes.length;
  // Two runs of a week may read the same.
  const lines = changes.map((change, place) => ({ key: place, text: describeChange(change, year) }));
  return (
    <Section title="What Changed">
      <ul className={styles.list}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </Section>
  );
}

type Change = ChangedRows_report$data['sourceChanges']['changes'][number];

/** 'Total of Dario Fontaine, Nov 9 – 15, 2026: $500.00, now $510.00'. */
function describeChange({ kind, name, week, column, kept, today }: Change, year: number | null | undefined) {
  const period = week ? formatWeek(week) : year;
  const about = period ? `${name}, ${period}` : name;
  const value = (text: string | null | undefined) => cellWords(column, text) ?? 'none';
  switch (kind) {
    case 'ROW_ADDED':
      return `New: ${about} (${column.title} ${value(today)})`;
    case 'ROW_REMOVED':
      return `Gone: ${about} (${column.title} ${value(kept)})`;
    case 'DOCUMENT_REPLACED':
      return `Tax document of ${about}: replaced by another one`;
    default:
      return `${column.title} of ${about}: ${value(kept)}, now ${value(today)}`;
  }
}
