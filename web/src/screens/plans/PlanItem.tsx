import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { PlanRepayments } from './PlanRepayments';
import type { PlanRow } from './planRow';
import {
  describeLeft,
  describeTerms,
  END_LABELS,
  nameInstalment,
  PLAN_STATES,
  type PlanEnding,
} from './planTexts';

const ChangePlanDialog = lazyDialog(async () => (await import('./ChangePlanDialog')).ChangePlanDialog);
const RepaymentDialog = lazyDialog(async () => (await import('./RepaymentDialog')).RepaymentDialog);
const EndPlanDialog = lazyDialog(async () => (await import('./EndPlanDialog')).EndPlanDialog);

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  left: { ...typographyStyles.body1Strong, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  terms: {
    ...typographyStyles.caption1,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  taken: {
    ...typographyStyles.caption1,
    '& summary': { cursor: 'pointer', color: tokens.colorBrandForegroundLink, minHeight: '24px' },
    [media.touch]: { '& summary': { lineHeight: TOUCH_TARGET } },
    '& ol': { margin: 0, padding: 0, listStyleType: 'none' },
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: tokens.spacingHorizontalM,
      padding: `${tokens.spacingVerticalXXS} 0`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type PlanItemProps = {
  plan: PlanRow;
  /** How many plans the list shows. */
  first: number;
};

/** One advance or deduction: the rest, the agreement, the deductions so far, and the actions. */
export function PlanItem({ plan, first }: PlanItemProps) {
  const styles = useStyles();
  const [open, setOpen] = useState<'change' | 'repay' | PlanEnding | null>(null);
  const { description, instalments, repayments, viewerCanManage, viewerCanEnd, viewerCanVoid } = plan;
  const { viewerCanRecordRepayment, viewerCanWriteOff } = plan;
  const endLabel = END_LABELS[plan.kind] ?? 'End';
  const { tone, label } = PLAN_STATES[plan.state] ?? { tone: 'neutral', label: plan.state };
  const close = () => setOpen(null);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.name}>{description}</h3>
        <StatusChip tone={tone} label={label} />
        <span className={styles.left}>{describeLeft(plan)}</span>
      </div>
      <p className={styles.terms}>{describeTerms(plan).join(' ')}</p>
      {instalments.length > 0 && (
        <details className={styles.taken}>
          <summary>Taken with {counted(instalments.length, 'payroll')}</summary>
          <ol aria-label={`Taken for ${description}`}>
            {instalments.map((instalment) => (
              <li key={instalment.run.id}>
                <TextLink to={`/dashboard/statements/${instalment.run.id}`}>
                  {formatWeek(instalment.run.weekStart)} · {nameInstalment(plan, instalment)}
                </TextLink>
                <span>{formatAmount(instalment.amount)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {repayments.length > 0 && (
        <details className={styles.taken}>
          <summary>{counted(repayments.length, 'repayment')}</summary>
          <PlanRepayments plan={plan} first={first} />
        </details>
      )}
      {(viewerCanManage || viewerCanEnd || viewerCanRecordRepayment || viewerCanWriteOff) && (
        <div className={styles.actions}>
          {viewerCanManage && (
            <Button size="small" aria-label={`Change ${description}`} onClick={() => setOpen('change')}>
              Change
            </Button>
          )}
          {viewerCanRecordRepayment && (
            <Button size="small" aria-label={`${description} paid back`} onClick={() => setOpen('repay')}>
              Paid Back
            </Button>
          )}
          {viewerCanWriteOff && (
            <Button size="small" aria-label={`Write Off ${description}`} onClick={() => setOpen('writeOff')}>
              Write Off
            </Button>
          )}
          {viewerCanEnd && (
            <Button size="small" aria-label={`${endLabel} ${description}`} onClick={() => setOpen('end')}>
              {endLabel}
            </Button>
          )}
          {viewerCanVoid && (
            <Button size="small" aria-label={`Void ${description}`} onClick={() => setOpen('void')}>
              Void
            </Button>
          )}
        </div>
      )}
      {open === 'change' && <ChangePlanDialog plan={plan} onClose={close} />}
      {open === 'repay' && <RepaymentDialog plan={plan} first={first} onClose={close} />}
      {(open === 'end' || open === 'void' || open === 'writeOff') && (
        <EndPlanDialog plan={plan} ending={open} first={first} onClose={close} />
      )}
    </li>
  );
}
