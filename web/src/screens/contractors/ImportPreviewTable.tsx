import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { counted } from '../../kit/lib/labels';
import { media } from '../../kit/ui/breakpoints';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { ImportedRow, ImportPreview } from './useImportPreview';

const useStyles = makeStyles({
  summary: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
    // A card aligns values right, which is hard to read for sentences.
    [media.narrow]: { paddingInlineStart: tokens.spacingHorizontalM, textAlign: 'start' },
  },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  issue: { color: tokens.colorStatusDangerForeground1 },
  person: { display: 'grid', overflowWrap: 'anywhere', minWidth: 0 },
});

const textOf = ({ cells }: ImportedRow, column: string): string =>
  cells.find((cell) => cell.column === column)?.text ?? '';

/** Every line with what will be done, or with its errors beside the typed values. */
export function ImportPreviewTable({ preview: { people, wrong, rows } }: { preview: ImportPreview }) {
  const styles = useStyles();
  const columns: Column<ImportedRow>[] = [
    {
      key: 'person',
      header: 'Person',
      cell: (row) => (
        <span className={styles.person}>
          <strong>{`${textOf(row, 'First Name')} ${textOf(row, 'Last Name')}`.trim() || 'No name'}</strong>
          <span className={styles.note}>{textOf(row, 'Email')}</span>
        </span>
      ),
    },
    { key: 'line', header: 'Line', cell: ({ line }) => line, align: 'end', importance: 2 },
    {
      key: 'status',
      header: 'Status',
      status: true,
      cell: ({ isRight }) => (
        <StatusChip tone={isRight ? 'success' : 'danger'} label={isRight ? 'Ready' : 'Needs a fix'} />
      ),
    },
    {
      key: 'steps',
      header: 'What Will Happen',
      cell: ({ cells, problem, steps, note }) => (
        <ul className={styles.list}>
          {problem && <li className={styles.issue}>{problem}</li>}
          {cells.map(
            ({ column, text, issue }) =>
              issue && (
                <li key={column}>
                  <strong>{column}</strong>
                  {text && ` ${text}`}: <span className={styles.issue}>{issue}</span>
                </li>
              ),
          )}
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          {note && <li className={styles.note}>{note}</li>}
        </ul>
      ),
    },
  ];
  return (
    <>
      <p className={styles.summary} role="status">
        {wrong > 0
          ? `${wrong} of ${counted(people, 'line', 'lines')} can’t be imported. No one is imported until every line is right.`
          : `${counted(people, 'person', 'people')} can be imported: all of them, or none if anything fails.`}
      </p>
      <DataTable
        label="People to import"
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        empty="The list is empty."
        maxHeight="420px"
      />
    </>
  );
}
