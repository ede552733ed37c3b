import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { Checkbox } from '../../kit/ui/Checkbox';
import { Chips } from '../../kit/ui/Chips';
import type { RunToPay } from './paymentForm';

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
      fontWeight: tokens.fontWeightRegular,
    },
    '& thead th': {
      ...typographyStyles.caption1,
      color: tokens.colorNeutralForeground3,
      overflowWrap: 'normal',
    },
    // As wide as the box.
    '& .box': { width: '1px', paddingInline: 0 },
    '& .amount': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
  number: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

type RunsToPayProps = {
  label: string;
  runs: readonly RunToPay[];
  /** The runs that are left out. If there are several, each can be. */
  skipped: ReadonlySet<string>;
  onSkip: (skipped: ReadonlySet<string>) => void;
  /** The reference of each run's payment, by the run's id. */
  references: ReadonlyMap<string, string>;
  referenceLabel: string;
  /** Whether to mark new bank accounts, because the money goes to them. */
  marksNewAccounts: boolean;
};

/** The payees with their amounts, and each payment's reference. */
export function RunsToPay(props: RunsToPayProps) {
  const { label, runs, skipped, onSkip, references, referenceLabel, marksNewAccounts } = props;
  const styles = useStyles();
  const take = (id: string, isTaken: boolean) => {
    const others = [...skipped].filter((each) => each !== id);
    onSkip(new Set(isTaken ? others : [...others, id]));
  };
  return (
    <table className={styles.root}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {runs.length > 1 && (
            <th scope="col" className="box">
              <Checkbox
                aria-label="Everyone"
                checked={skipped.size === 0 ? true : skipped.size < runs.length ? 'mixed' : false}
                onChange={(_event, { checked }) => onSkip(new Set(checked ? [] : runs.map(({ id }) => id)))}
              />
            </th>
          )}
          <th scope="col">Name</th>
          <th scope="col">{referenceLabel}</th>
          <th scope="col" className="amount">
            Net
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, number, name, net, hasNewAccount }) => (
          <tr key={id}>
            {runs.length > 1 && (
              <td className="box">
                <Checkbox
                  aria-label={`${name}, payroll #${number}`}
                  checked={!skipped.has(id)}
                  onChange={(_event, { checked }) => take(id, checked === true)}
                />
              </td>
            )}
            <th scope="row">
              {name}
              <span className={styles.number}>Payroll #{number}</span>
              {marksNewAccounts && hasNewAccount && <Chips chips={[{ key: 'new', label: 'New account' }]} />}
            </th>
            <td>{references.get(id) || '–'}</td>
            <td className="amount">{formatAmount(net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
