import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { PaydaySteps_steps$key } from '../../__generated__/PaydaySteps_steps.graphql';
import { media } from '../../kit/ui/breakpoints';
import { ranText } from '../payrollBoard/planTexts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `${tokens.strokeWidthThickest} solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  current: { borderTopColor: tokens.colorBrandStroke1 },
  done: { borderTopColor: tokens.colorStatusSuccessBorderActive },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  people: { ...typographyStyles.subtitle1 },
  of: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  money: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  sum: {
    ...typographyStyles.body1,
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** How many people have reached each of the four steps, the amount at each, and its parts. */
export function PaydaySteps(props: { steps: PaydaySteps_steps$key }) {
  const styles = useStyles();
  const steps = useFragment(
    graphql`
      fragment PaydaySteps_steps on PayrollSteps @throwOnFieldError {
        expected
        logged
        worked
        approved
        onPayroll
        paid
        toApprove
        toProcess
        toPay
        paidOut
        ranTotal
        ranDeducted
        ranPaidBefore
        added
      }
    `,
    props.steps,
  );
  const { expected, logged, worked, approved, onPayroll, paid } = steps;
  const rows = [
    { name: 'Logged', people: logged, of: expected, money: steps.toApprove, what: 'to approve' },
    { name: 'Approved', people: approved, of: worked, money: steps.toProcess, what: 'to run' },
    { name: 'On Payroll', people: onPayroll, of: worked, money: steps.toPay, what: 'to pay' },
    { name: 'Paid', people: paid, of: worked, money: steps.paidOut, what: 'paid' },
  ];
  const current = rows.findIndex(({ people, of }) => people < of);
  const sum = ranText(steps);
  return (
    <div>
      <ol className={styles.root} aria-label="Payday steps">
        {rows.map(({ name, people, of, money, what }, index) => {
          const isDone = of > 0 && people >= of;
          return (
            <li
              key={name}
              className={mergeClasses(
                styles.step,
                isDone && styles.done,
                index === current && styles.current,
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.people}>
                {people.toLocaleString('en-US')}
                <span className={styles.of}>/{of.toLocaleString('en-US')}</span>
              </span>
              <span className={styles.money}>{money > 0 ? `${formatAmount(money)} ${what}` : '\u00a0'}</span>
            </li>
          );
        })}
      </ol>
      {sum && <p className={styles.sum}>On payroll: {sum}</p>}
    </div>
  );
}
