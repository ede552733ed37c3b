import { makeStyles, tokens } from '@fluentui/react-components';
import { startTransition, useState } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { SecondFactorCard_user$key } from '../../__generated__/SecondFactorCard_user.graphql';
import type { SecondFactorCardRefetchQuery } from '../../__generated__/SecondFactorCardRefetchQuery.graphql';
import { canUsePasskeys } from '../../kit/session/passkeySupport';
import { Button } from '../../kit/ui/Button';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { FactorRow } from './FactorRow';

const SetUpAppDialog = lazyDialog(async () => (await import('./SetUpAppDialog')).SetUpAppDialog);
const AddPasskeyDialog = lazyDialog(async () => (await import('./AddPasskeyDialog')).AddPasskeyDialog);
const NewCodesDialog = lazyDialog(async () => (await import('./NewCodesDialog')).NewCodesDialog);
const RemoveAppDialog = lazyDialog(async () => (await import('./RemoveAppDialog')).RemoveAppDialog);
const RemovePasskeyDialog = lazyDialog(
  async () => (await import('./RemovePasskeyDialog')).RemovePasskeyDialog,
);

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

type Opened = 'app' | 'codes' | 'removeApp' | 'passkey' | { readonly id: string; readonly name: string };

/** The user's second factors: set up, check and remove them. */
export function SecondFactorCard({ user }: { user: SecondFactorCard_user$key }) {
  const styles = useStyles();
  const [{ authenticatorApp: app, passkeys }, refetch] = useRefetchableFragment<
    SecondFactorCardRefetchQuery,
    SecondFactorCard_user$key
  >(
    graphql`
      fragment SecondFactorCard_user on User
      @throwOnFieldError
      @refetchable(queryName: "SecondFactorCardRefetchQuery") {
        authenticatorApp {
          confirmedAt
          lastUsedAt
          recoveryCodesLeft
        }
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    user,
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // Secrets and codes leave no trace in the store, so their effects are refetched for the card alone.
  const done = () => {
    close();
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  };
  return (
    <Section
      title="Second Factor"
      description="Asked for after your password, so no one can sign in as you with the password alone."
      actions={
        <>
          {!app && <Button onClick={() => setOpened('app')}>Set Up App</Button>}
          <Button
            disabledReason={
              canUsePasskeys()
                ? null
                : 'Passkeys need a newer browser, and an address with a name, such as localhost.'
            }
            onClick={() => setOpened('passkey')}
          >
            Add Passkey
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        <FactorRow
          name="Authenticator app"
          details={
            app ? (
              <>
                Since <Instant at={app.confirmedAt} /> · {app.recoveryCodesLeft} recovery codes left
              </>
            ) : (
              'Not set up'
            )
          }
        >
          {app && (
            <>
              <Button onClick={() => setOpened('codes')}>New Recovery Codes</Button>
              <Button aria-label="Remove authenticator app" onClick={() => setOpened('removeApp')}>
                Remove
              </Button>
            </>
          )}
        </FactorRow>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <FactorRow
            key={id}
            name={`Passkey: ${name}`}
            details={
              <>
                Added <Instant at={createdAt} /> ·{' '}
                {lastUsedAt ? (
                  <>
                    Last used <Instant at={lastUsedAt} />
                  </>
                ) : (
                  'Never used'
                )}
              </>
            }
          >
            <Button aria-label={`Remove passkey ${name}`} onClick={() => setOpened({ id, name })}>
              Remove
            </Button>
          </FactorRow>
        ))}
      </ul>
      {opened === 'app' && <SetUpAppDialog onDone={done} onClose={close} />}
      {opened === 'passkey' && <AddPasskeyDialog onDone={done} onClose={close} />}
      {opened === 'codes' && <NewCodesDialog onDone={done} onClose={close} />}
      {opened === 'removeApp' && <RemoveAppDialog onClose={close} />}
      {typeof opened === 'object' && opened && <RemovePasskeyDialog {...opened} onClose={close} />}
    </Section>
  );
}
