import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BankAccountCard_user$key } from '../../__generated__/BankAccountCard_user.graphql';
import { Button } from '../../kit/ui/Button';
import { Chips } from '../../kit/ui/Chips';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { AwaitedLink } from '../payments/AwaitedLink';
import { describeAccount } from './accountLabels';

const BankAccountDialog = lazyDialog(async () => (await import('./BankAccountDialog')).BankAccountDialog);
const RemoveBankAccountDialog = lazyDialog(
  async () => (await import('./RemoveBankAccountDialog')).RemoveBankAccountDialog,
);

const useStyles = makeStyles({
  number: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
  },
  waiting: { margin: `${tokens.spacingVerticalS} 0 0`, overflowWrap: 'anywhere' },
  details: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The account for someone's pay, by the last four digits; entered, changed and removed here. */
export function BankAccountCard(props: { user: BankAccountCard_user$key }) {
  const styles = useStyles();
  const [opened, setOpened] = useState<'enter' | 'remove' | null>(null);
  const user = useFragment(
    graphql`
      fragment BankAccountCard_user on User @throwOnFieldError {
        id
        viewerCanSetBankAccount
        waitingBankAccount
        bankAccountRequest {
          askedBy
          isOwn
          bankDetails
        }
        bankAccount {
          maskedAccountNumber
          routingNumber
          type
          holder
          isNew
          createdAt
          enteredBy {
            id
            name
          }
        }
      }
    `,
    props.user,
  );
  const { bankAccount: account, bankAccountRequest: waiting, viewerCanSetBankAccount: canSet } = user;
  const close = () => setOpened(null);
  const by = account?.enteredBy;
  return (
    <Section
      title="Bank Account"
      description={account ? undefined : 'Direct deposits go to this account.'}
      actions={
        canSet && (
          <>
            <Button onClick={() => setOpened('enter')}>
              {account ? 'Change Bank Account' : 'Add Bank Account'}
            </Button>
            {account && (
              <Button aria-label="Remove bank account" onClick={() => setOpened('remove')}>
                Remove
              </Button>
            )}
          </>
        )
      }
    >
      {account ? (
        <>
          <p className={styles.number}>
            {describeAccount(account)}
            {account.isNew && <Chips chips={[{ key: 'new', label: 'New account' }]} />}
          </p>
          <p className={styles.details}>
            Routing number {account.routingNumber} · Entered <Instant at={account.createdAt} />
            {by && by.id !== user.id && ` by ${by.name}`}
          </p>
        </>
      ) : (
        <p className={styles.details}>No bank account.</p>
      )}
      {!waiting && user.waitingBankAccount && (
        <p className={styles.waiting}>
          {user.waitingBankAccount} waits for an administrator, because someone else changed how you sign in,
          or was shown the link of your invitation, less than 7 days ago.
        </p>
      )}
      {waiting && (
        <p className={styles.waiting}>
          <AwaitedLink /> {waiting.bankDetails}, entered by {waiting.isOwn ? 'you' : waiting.askedBy}.
        </p>
      )}
      {opened === 'enter' && (
        <BankAccountDialog userId={user.id} isChange={account !== null} onClose={close} />
      )}
      {opened === 'remove' && account && (
        <RemoveBankAccountDialog
          userId={user.id}
          accountNumber={account.maskedAccountNumber}
          onClose={close}
        />
      )}
    </Section>
  );
}
