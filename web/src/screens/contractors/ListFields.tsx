import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { type ChangeEvent, useRef } from 'react';
import {
  LIST_NOT_TEXT,
  LIST_TEMPLATE,
  LIST_TOO_LONG,
  MAX_LIST_LENGTH,
  MAX_LIST_ROWS,
} from 'rules/peopleList';
import { saveCsv } from '../../kit/lib/download';
import { Button } from '../../kit/ui/Button';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  day: { maxWidth: '280px' },
  text: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, whiteSpace: 'pre', minHeight: '160px' } },
});

/** The most bytes of a character. */
const MAX_BYTES = 4 * MAX_LIST_LENGTH;

type ListFile = { text: string; error: null } | { text: null; error: string };

/** The text of a file, or why it cannot be a list: the browser reads it, and rejects a large one unread. */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > MAX_BYTES) return { text: null, error: LIST_TOO_LONG };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return { text, error: null };
  } catch {
    return { text: null, error: LIST_NOT_TEXT };
  }
}

type List = { text: string; paidThrough: string };

type ListFieldsProps = {
  list: List;
  onChange: (list: List) => void;
  /** Why the chosen file is not a list. */
  onRefuse: (error: string | null) => void;
};

/** The list as a file or as text, the day through which its amounts were paid, and the template. */
export function ListFields({ list, onChange, onRefuse }: ListFieldsProps) {
  const styles = useStyles();
  const file = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Lets the same file be chosen again once it was corrected.
    if (!chosen) return;
    const { text, error } = await readListFile(chosen);
    target.value = '';
    onRefuse(error);
    if (text !== null) onChange({ ...list, text });
  };
  return (
    <>
      <p className={styles.note}>
        Adds up to {MAX_LIST_ROWS} contractors with day rates, what they were paid this year before this
        system, and advances they still owe. The list has no passwords: invite people afterward.
      </p>
      <div className={styles.actions}>
        <Button icon={<ArrowDownloadRegular />} onClick={() => saveCsv(LIST_TEMPLATE, 'people-template.csv')}>
          Download Template
        </Button>
        <Button onClick={() => file.current?.click()}>Choose File</Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          aria-label="List of people"
          onChange={(event) => void choose(event)}
        />
      </div>
      <Field
        label="List"
        hint="A CSV file that starts with the template’s first line, or cells pasted from a spreadsheet."
      >
        <Textarea
          className={styles.text}
          value={list.text}
          spellCheck={false}
          resize="vertical"
          onChange={(_event, { value }) => onChange({ ...list, text: value })}
        />
      </Field>
      <Field
        label="Paid Through"
        hint="The last payment date these amounts cover. Its year is the tax year."
        className={styles.day}
      >
        <Input
          type="date"
          value={list.paidThrough}
          onChange={(_event, { value }) => onChange({ ...list, paidThrough: value })}
        />
      </Field>
    </>
  );
}
