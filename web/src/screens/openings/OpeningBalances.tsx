import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import type { OpeningBalances_user$key } from '../../__generated__/OpeningBalances_user.graphql';
import { Button } from '../../kit/ui/Button';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { AwaitedLink } from '../payments/AwaitedLink';
import { type OpeningRow, openingRow } from './openingRow';

const EnterOpeningDialog = lazyDialog(async () => (await import('./EnterOpeningDialog')).EnterOpeningDialog);
const VoidOpeningDialog = lazyDialog(async () => (await import('./VoidOpeningDialog')).VoidOpeningDialog);

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingTop: 0 },
    ':last-child': { borderBottom: 'none', paddingBottom: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  amount: {
    ...typographyStyles.body1Strong,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  detail: {
    ...typographyStyles.caption1,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

/** A person's pay from before the portal was used, year by year; nothing where it can never be entered. */
export function OpeningBalances(props: { user: OpeningBalances_user$key }) {
  const styles = useStyles();
  const [isEntering, setEntering] = useState(false);
  const {
    id,
    name,
    viewerCanEnterOpeningBalance,
    openingBalances,
    openingBalanceRequest: waiting,
  } = useFragment(
    graphql`
      fragment OpeningBalances_user on User @throwOnFieldError {
        id
        name
        viewerCanEnterOpeningBalance
        openingBalanceRequest {
          askedBy
          isOwn
          openingDetails
        }
        openingBalances {
          ...openingRow_opening
        }
      }
    `,
    props.user,
  );
  if (openingBalances.length === 0 && !viewerCanEnterOpeningBalance) return null;
  return (
    <Section
      title="Paid Outside This System"
      description="Counts on its year’s 1099 like any payment. It has no days, so it isn’t in summaries by day worked."
      actions={
        viewerCanEnterOpeningBalance && <Button onClick={() => setEntering(true)}>Enter Amounts</Button>
      }
    >
      {openingBalances.length === 0 ? (
        <p className={styles.none}>Nothing entered.</p>
      ) : (
        <ul className={styles.list} aria-label={`Paid to ${name} outside this system`}>
          {openingBalances.map(openingRow).map((opening) => (
            <OpeningItem key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {waiting && (
        <p className={styles.none}>
          <AwaitedLink /> {waiting.openingDetails}, entered by {waiting.isOwn ? 'you' : waiting.askedBy}.
        </p>
      )}
      {isEntering && <EnterOpeningDialog user={{ id, name }} onClose={() => setEntering(false)} />}
    </Section>
  );
}

/** One year: the amounts on its form, the others, and when it was entered. */
function OpeningItem({ opening }: { opening: OpeningRow }) {
  const styles = useStyles();
  const [isVoiding, setVoiding] = useState(false);
  const { year, paidThrough, compensation, reimbursed, withheld } = opening;
  const { createdAt, enteredBy, voidedAt, voidReason } = opening;
  const parts = [
    `${formatAmount(compensation)} compensation`,
    ...(readCents(reimbursed) > 0 ? [`${formatAmount(reimbursed)} reimbursed`] : []),
    ...(readCents(withheld) > 0 ? [`${formatAmount(withheld)} of it withheld`] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{year}</h3>
        {voidedAt && <StatusChip tone="neutral" label="Void" />}
        <span className={styles.amount}>{formatAmount(compensation + reimbursed)}</span>
      </div>
      <p className={styles.detail}>
        {parts.join(', ')}, through {formatDay(paidThrough)}. Entered <Instant at={createdAt} />
        {enteredBy ? ` by ${enteredBy}` : ''}.{voidReason ? ` Void: ${voidReason}` : ''}
      </p>
      {opening.viewerCanVoid && (
        <div>
          <Button size="small" aria-label={`Void what was paid in ${year}`} onClick={() => setVoiding(true)}>
            Void
          </Button>
        </div>
      )}
      {isVoiding && <VoidOpeningDialog opening={opening} onClose={() => setVoiding(false)} />}
    </li>
  );
}
