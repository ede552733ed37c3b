import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { readCents } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { findEffectiveDayIssue } from 'rules/effectiveDay';
import { formatMoney, sumCents } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { notify } from '../../kit/ui/notify';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { BankFilePeople } from './BankFilePeople';
import { MadeFiles } from './MadeFiles';
import { type BankFileFormat, useBankFile } from './useBankFile';
import { type Choices, useBankFilePreview } from './useBankFilePreview';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

const NOBODY_ELSE: Choices = { includeNew: false, includeRepeated: false };

type DirectDepositDialogProps = { week: string; today: string; onClose: () => void };

/** The file with which the bank pays a week: people, amounts, accounts and day. */
export function DirectDepositDialog({ week, today, onClose }: DirectDepositDialogProps) {
  const styles = useStyles();
  const [choices, setChoices] = useState(NOBODY_ELSE);
  const [typed, setTyped] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const { preview, error, isCurrent } = useBankFilePreview(week, choices);
  const { save, saveMade, saving, error: refusal } = useBankFile();
  const needsSecondPerson = preview?.needsSecondPerson ?? false;
  const paid = preview?.paid ?? [];
  const effectiveOn = typed ?? preview?.nextBankingDay ?? '';
  const total = formatMoney(sumCents(paid.map(({ amount }) => readCents(amount))));
  const emptyIssue = preview?.nobodyIssue ?? null;
  const label = `${counted(paid.length, 'payment')}, ${total}`;

  const download = async (format: BankFileFormat) => {
    const found = findEffectiveDayIssue(effectiveOn, today);
    setIssue(found);
    if (found !== null) return;
    const outcome = await save({ week, format, effectiveOn, ...choices });
    if (outcome === 'failed') return;
    notify.success(
      outcome === 'asked'
        ? 'Sent to a second person for approval'
        : `Bank file saved: ${label}. Record the payment once the money goes out.`,
    );
    onClose();
  };
  const wait = saving || !isCurrent ? 'Wait until everything has loaded.' : emptyIssue;
  const button = (format: BankFileFormat, name: string, reason: string | null) => (
    <Button
      appearance={format === 'NACHA' ? 'primary' : undefined}
      icon={needsSecondPerson ? undefined : <ArrowDownloadRegular />}
      busy={saving === format}
      busyLabel={needsSecondPerson ? 'Sending...' : 'Preparing file...'}
      disabledReason={reason}
      onClick={() => void download(format)}
    >
      {name}
    </Button>
  );
  return (
    <DialogFrame
      open
      kind="alert"
      title={`Direct Deposit for ${formatWeek(week)}`}
      locked={saving !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabledReason={saving ? 'Wait until the file is saved.' : null}>
            Close
          </Button>
          {button('CSV', needsSecondPerson ? 'Send CSV for Approval' : 'Download Bank CSV', wait)}
          {button(
            'NACHA',
            needsSecondPerson ? 'Send NACHA File for Approval' : 'Download NACHA File',
            wait ?? preview?.nachaIssue ?? null,
          )}
        </>
      }
    >
      <ErrorSummary error={refusal ?? error} issues={issue === null ? [] : [issue]} />
      <p className={styles.note}>
        The file has full account numbers and doesn’t mark anything as paid. The audit log records every
        download.
      </p>
      {needsSecondPerson && (
        <p className={styles.note}>
          It’s above the limit, so someone else has to approve it. Then you can download it here.
        </p>
      )}
      {preview ? (
        <>
          <Field
            label="Money Arrives On"
            hint="Must be a banking day. Ask your bank how early it needs the file."
            required
            validationMessage={issue}
          >
            <Input
              type="date"
              min={today}
              value={effectiveOn}
              onChange={(_event, { value }) => {
                setTyped(value);
                setIssue(null);
              }}
            />
          </Field>
          <BankFilePeople
            label={emptyIssue ?? label}
            paid={paid}
            leftOut={preview.leftOut}
            choices={choices}
            onChoose={setChoices}
          />
          <MadeFiles files={preview.files} saving={saving} onDownload={(file) => void saveMade(file, week)} />
        </>
      ) : (
        error === null && <SkeletonLines lines={6} label="Loading payments..." />
      )}
    </DialogFrame>
  );
}
