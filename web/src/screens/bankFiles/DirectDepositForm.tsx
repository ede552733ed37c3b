import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { readCents } from 'rules/amounts';
import { findEffectiveDayIssue } from 'rules/effectiveDay';
import { formatMoney, sumCents } from 'rules/money';
import type { DirectDepositFormQuery } from '../../__generated__/DirectDepositFormQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { EmptyState } from '../../kit/ui/EmptyState';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { notify } from '../../kit/ui/notify';
import { BankFileTable } from './BankFileTable';
import type { Choices } from './DirectDepositDialog';
import { type BankFileFormat, useBankFile } from './useBankFile';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  choices: { display: 'flex', flexDirection: 'column' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type DirectDepositFormProps = {
  queryRef: PreloadedQuery<DirectDepositFormQuery>;
  week: string;
  today: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onSaved: () => void;
};

/** Whom the file pays and whom not, the day on which the money arrives, and the file in either format. */
export function DirectDepositForm(props: DirectDepositFormProps) {
  const { queryRef, week, today, choices, onChoose, onSaved } = props;
  const styles = useStyles();
  const { result } = usePreloadedQuery<DirectDepositFormQuery>(
    graphql`
      query DirectDepositFormQuery($week: Date!, $includeNew: Boolean!, $includeRepeated: Boolean!)
      @throwOnFieldError {
        result: bankFilePreview(
          weekStart: $week
          includeNew: $includeNew
          includeRepeated: $includeRepeated
        ) {
          ... on Error @alias(as: "error") {
            message
          }
          ... on BankFilePreview @alias(as: "preview") {
            nextBankingDay
            nachaIssue
            payees {
              name
              amount
              accountLast4
              isNew
              earlierOn
            }
            leftOut {
              name
              amount
              reason
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const { save, saving, error } = useBankFile();
  const { preview } = result;
  if (!preview) return <EmptyState text={result.error?.message ?? ''} />;
  const { payees, leftOut } = preview;
  const effectiveOn = typed ?? preview.nextBankingDay;
  const total = formatMoney(sumCents(payees.map(({ amount }) => readCents(amount))));
  const nobody = payees.length === 0 ? 'Nobody can be paid by a file for this week.' : null;

  const download = async (format: BankFileFormat) => {
    const found = findEffectiveDayIssue(effectiveOn, today);
    setIssue(found);
    if (found !== null || !(await save({ week, format, effectiveOn, ...choices }))) return;
    notify.success(
      `File for the bank saved: ${counted(payees.length, 'payment')}, ${total}. Record the payment once the money has left.`,
    );
    onSaved();
  };
  const button = (format: BankFileFormat, label: string, refusal: string | null) => (
    <Button
      appearance={format === 'NACHA' ? 'primary' : undefined}
      icon={<ArrowDownloadRegular />}
      busy={saving === format}
      busyLabel="Preparing file..."
      disabledReason={refusal ?? (saving ? 'Please wait until the file is saved.' : null)}
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ErrorSummary error={error} />
      <p className={styles.note}>
        The file holds account numbers in full. It marks nothing as paid, and that you take it is entered in
        the audit log.
      </p>
      <Field
        label="Money Arrives On"
        hint="A banking day. Ask your bank by when it needs the file."
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
      {nobody ? (
        <EmptyState text={nobody} />
      ) : (
        <BankFileTable
          label={`${counted(payees.length, 'payment')}, ${total}`}
          detailLabel="Account"
          rows={payees.map(({ accountLast4, isNew, earlierOn, ...payee }) => ({
            ...payee,
            detail: `•••• ${accountLast4}`,
            isNew,
            earlierOn,
          }))}
        />
      )}
      {leftOut.length > 0 && (
        <BankFileTable
          label={`Left out: ${counted(leftOut.length, 'person', 'people')}`}
          detailLabel="Reason"
          rows={leftOut.map(({ reason, ...payee }) => ({ ...payee, detail: reason }))}
        />
      )}
      {(leftOut.length > 0 || choices.includeNew || choices.includeRepeated) && (
        <div className={styles.choices}>
          <Checkbox
            label="Pay to new accounts as well"
            checked={choices.includeNew}
            onChange={(_event, { checked }) => onChoose({ ...choices, includeNew: checked === true })}
          />
          <Checkbox
            label="Pay people whom an earlier file pays as well"
            checked={choices.includeRepeated}
            onChange={(_event, { checked }) => onChoose({ ...choices, includeRepeated: checked === true })}
          />
        </div>
      )}
      <div className={styles.buttons}>
        {button('NACHA', 'Download NACHA File', nobody ?? preview.nachaIssue ?? null)}
        {button('CSV', 'Download Bank CSV', nobody)}
      </div>
    </>
  );
}
