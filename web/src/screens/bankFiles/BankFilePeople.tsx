import { makeStyles } from '@fluentui/react-components';
import { counted } from '../../kit/lib/labels';
import { Checkbox } from '../../kit/ui/Checkbox';
import { EmptyState } from '../../kit/ui/EmptyState';
import { type BankFileRow, BankFileTable } from './BankFileTable';
import type { Choices } from './useBankFilePreview';

const useStyles = makeStyles({ choices: { display: 'flex', flexDirection: 'column' } });

type BankFilePeopleProps = {
  /** How many are paid and the total, or that no one is. */
  label: string;
  paid: readonly BankFileRow[];
  leftOut: readonly BankFileRow[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

/** The file's payees, the people it leaves out with the reasons, and those who can be included. */
export function BankFilePeople({ label, paid, leftOut, choices, onChoose }: BankFilePeopleProps) {
  const styles = useStyles();
  const box = (choice: keyof Choices, text: string) => (
    <Checkbox
      label={text}
      checked={choices[choice]}
      onChange={(_event, { checked }) => onChoose({ ...choices, [choice]: checked === true })}
    />
  );
  return (
    <>
      {(leftOut.length > 0 || choices.includeNew || choices.includeRepeated) && (
        <div className={styles.choices}>
          {box('includeNew', 'Include new accounts')}
          {box('includeRepeated', 'Include people already in an earlier file')}
        </div>
      )}
      {paid.length > 0 ? (
        <BankFileTable label={label} detailLabel="Account" rows={paid} />
      ) : (
        <EmptyState text={label} />
      )}
      {leftOut.length > 0 && (
        <BankFileTable
          label={`Left out: ${counted(leftOut.length, 'person', 'people')}`}
          detailLabel="Reason"
          rows={leftOut}
        />
      )}
    </>
  );
}
