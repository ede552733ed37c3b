import { Field, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { columnsText, parseHeader, readHeader, type TemplateHeader, templateRemarks } from './templateHeader';
import { useSetFilingTemplate } from './useSetFilingTemplate';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
  },
  remark: { ...typographyStyles.caption1, margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const PASTE_FIRST = 'Paste the header line or choose the CSV file first.';

/** Reads the header of the IRS's official template, pasted or from its CSV file, which never leaves the browser. */
export function TemplateForm({ year }: { year: number }) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [read, setRead] = useState<TemplateHeader | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [save, isBusy] = useSetFilingTemplate();
  const file = useRef<HTMLInputElement>(null);

  const take = (next: TemplateHeader, typed: string) => {
    setText(next.ok ? next.header : typed);
    setRead(next);
    setRefusal(null);
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen) take(await readHeader(chosen), '');
  };
  const submit = async () => {
    if (!read?.ok) return;
    setRemarks([]);
    const outcome = await save({ year, input: { type: 'FORM_1099_NEC', year, header: read.header } });
    if (outcome.ok) {
      const { filingTemplate: template } = outcome.result;
      if (template) setRemarks(templateRemarks(template));
      return;
    }
    setRefusal(outcome.issues.map(({ message }) => message).join(' ') || outcome.message);
  };
  const error = refusal ?? (read && !read.ok ? read.error : undefined);
  return (
    <div className={styles.root}>
      <Field
        label={`Header line of the IRS template for ${year}`}
        hint={
          read?.ok
            ? columnsText(read.columns)
            : 'IRIS offers a template for each form and year; its first line names the columns.'
        }
        validationMessage={error}
      >
        <Textarea
          value={text}
          rows={3}
          resize="vertical"
          placeholder="Form Type,Tax Year,Payer TIN Type,…"
          onChange={(_event, { value }) => {
            setText(value);
            setRead(value.trim() === '' ? null : parseHeader(value));
            setRefusal(null);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file of the template"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <Button onClick={() => file.current?.click()}>Choose CSV File</Button>
        <Button
          busy={isBusy}
          busyLabel="Saving..."
          disabledReason={read?.ok ? null : (error ?? PASTE_FIRST)}
          onClick={submit}
        >
          Save Template
        </Button>
      </div>
      <div role="status">
        {remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      </div>
    </div>
  );
}
