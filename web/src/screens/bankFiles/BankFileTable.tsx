import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { Chips } from '../../kit/ui/Chips';

const useStyles = makeStyles({
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    '& caption': {
      ...typographyStyles.body1Strong,
      textAlign: 'start',
      paddingBottom: tokens.spacingVerticalXS,
    },
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      verticalAlign: 'top',
      // The dialog breaks words anywhere, which would make a narrow column of names.
      overflowWrap: 'break-word',
      fontWeight: tokens.fontWeightRegular,
    },
    '& thead th': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& .amount': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});

export type BankFileRow = {
  readonly name: string;
  readonly amount: number;
  readonly detail: string;
  readonly isNew?: boolean;
  /** Others with the same bank account. */
  readonly sharedWith?: readonly string[];
  /** The day of an earlier file that pays them. */
  readonly earlierOn?: string | null;
};

type BankFileTableProps = { label: string; detailLabel: string; rows: readonly BankFileRow[] };

/** People with amounts, and accounts or reasons; warnings are marked. */
export function BankFileTable({ label, detailLabel, rows }: BankFileTableProps) {
  const styles = useStyles();
  return (
    <table className={styles.root}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{detailLabel}</th>
          <th scope="col" className="amount">
            Net
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount, detail, ...marks }, index) => (
          // Two people may have the same name, but each appears once.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are replaced as a whole
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>
              {detail}
              <Marks {...marks} />
            </td>
            <td className="amount">{formatAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({
  isNew,
  sharedWith = [],
  earlierOn,
}: Pick<BankFileRow, 'isNew' | 'sharedWith' | 'earlierOn'>) {
  const chips = [
    ...(isNew ? [{ key: 'new', label: 'New account' }] : []),
    ...(sharedWith.length > 0 ? [{ key: 'shared', label: `Same account as ${sharedWith.join(', ')}` }] : []),
    ...(earlierOn ? [{ key: 'earlier', label: `In the file of ${formatDay(earlierOn)}` }] : []),
  ];
  return chips.length > 0 && <Chips chips={chips} />;
}
