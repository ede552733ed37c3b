import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { counted } from '../../kit/lib/labels';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useStartTaxDocumentBatch } from './useStartTaxDocumentBatch';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0 },
});

type GenerateDialogProps = {
  year: number;
  ready: number;
  /** Payees who need a form that lacks something. */
  missing: number;
  onClose: () => void;
};

/** The confirmation before the year's forms are generated. */
export function GenerateDialog({ year, ready, missing, onClose }: GenerateDialogProps) {
  const styles = useStyles();
  const [start, isStarting] = useStartTaxDocumentBatch();
  const [error, setError] = useState<string | null>(null);
  // Lives as long as this dialog: a click without a response is repeated under its key, and the next batch has its own.
  const idempotencyKeyFor = useIdempotencyKey();
  const confirm = async () => {
    setError(null);
    const content = { type: 'FORM_1099_NEC', year } as const;
    const outcome = await start({ ...content, idempotencyKey: idempotencyKeyFor(content) });
    if (outcome.ok) return onClose();
    setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title={`Generate ${counted(ready, 'form')} 1099-NEC for ${year}?`}
      confirmLabel={`Generate ${counted(ready, 'Form')}`}
      busyLabel="Starting..."
      busy={isStarting}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p className={styles.text}>
          One form for each payee who needs one and isn’t missing anything. Nothing goes to the IRS or anyone
          else, and you can generate a form again.
        </p>
        {missing > 0 && (
          <p className={styles.text}>
            {counted(missing, 'payee')} {missing === 1 ? 'is' : 'are'} missing something and{' '}
            {missing === 1 ? 'is' : 'are'} left out.
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
