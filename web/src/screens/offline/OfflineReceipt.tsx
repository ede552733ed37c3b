import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { addDays } from 'rules/days';
import { refuseChosenFile } from 'rules/receiptFiles';
import { newMark } from '../../kit/offline/queue';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { Section } from '../../kit/ui/Section';
import { ReceiptFields } from '../receipts/ReceiptFields';
import {
  findReceiptErrors,
  type ReceiptErrors,
  type ReceiptValues,
  readReceipt,
} from '../receipts/receiptValues';
import { flush } from './flush';
import { keepReceipt } from './offlineEntries';
import { CANNOT_KEEP } from './texts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  save: {
    justifySelf: 'end',
    [media.narrow]: { justifySelf: 'stretch', maxWidth: 'none', minHeight: TOUCH_TARGET },
  },
});

const ABOUT = 'offline.receipt';
/** How far back the list of days goes; older ones can wait for the portal. */
const DAYS_BACK = 14;

/** A receipt with its photo, which stays on this device until it is sent. */
export function OfflineReceipt({ person, today }: { person: string; today: string }) {
  const styles = useStyles();
  const blank: ReceiptValues = { date: today, category: '', amount: '', purpose: '' };
  const [values, setValues] = useState<ReceiptValues>(() => ({
    ...blank,
    ...readTabDraft(ABOUT, isTextDraft),
  }));
  const [errors, setErrors] = useState<ReceiptErrors>({});
  const [error, setError] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  // A second tap, and a retry, keep the same entry.
  const [key, setKey] = useState(newMark);
  const [isBusy, setBusy] = useState(false);
  useTabDraft(ABOUT, values);

  const change = (field: keyof ReceiptValues, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const choose = (chosen: File) => {
    const refusal = refuseChosenFile(chosen);
    setError(refusal);
    if (!refusal) setFile(chosen);
  };
  const save = async () => {
    const found = findReceiptErrors(values);
    setErrors(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await keepReceipt(person, key, { ...readReceipt(values), ...(file && { file }) });
      setKey(newMark());
      setValues(blank);
      setFile(null);
      void flush();
    } catch {
      setError(CANNOT_KEEP);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section title="Receipt">
      <div className={styles.root}>
        <ReceiptFields
          days={Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back))}
          values={values}
          errors={errors}
          onChange={change}
          file={file && <span className={styles.name}>{file.name}</span>}
          onFile={choose}
        />
        <ErrorSummary error={error} />
        <Button
          appearance="primary"
          className={styles.save}
          busy={isBusy}
          busyLabel="Saving..."
          onClick={() => void save()}
        >
          Save Receipt
        </Button>
      </div>
    </Section>
  );
}
