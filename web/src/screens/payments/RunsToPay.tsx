import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
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
    '& thead th': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& .amount': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
  number: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

type RunsToPayProps = {
  label: string;
  runs: readonly RunToPay[];
  /** What the payment of each run bears, by the run's id. */
  references: ReadonlyMap<string, string>;
  referenceLabel: string;
  /** Whether new bank accounts are marked: the money goes to them. */
  marksNewAccounts: boolean;
};

/** Who gets what, and what the payment will be known by. */
export function RunsToPay({ label, runs, references, referenceLabel, marksNewAccounts }: RunsToPayProps) {
  const styles = useStyles();
  return (
    <table className={styles.root}>
      <caption>{label}</caption>
      <thead>
        <tr>
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
