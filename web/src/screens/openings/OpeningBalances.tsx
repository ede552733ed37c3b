import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OpeningBalances_user$key } from '../../__generated__/OpeningBalances_user.graphql';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { AwaitedLink } from '../payments/AwaitedLink';
import { OpeningItem } from './OpeningItem';
import { openingRow } from './openingRow';
import { useOpeningStyles } from './useOpeningStyles';

const EnterOpeningDialog = lazyDialog(async () => (await import('./EnterOpeningDialog')).EnterOpeningDialog);

/** A person's pay from before the portal was used, year by year; nothing where it can never be entered. */
export function OpeningBalances(props: { user: OpeningBalances_user$key }) {
  const styles = useOpeningStyles();
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
