import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Profile_user$key } from '../../__generated__/Profile_user.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { notify } from '../../kit/ui/notify';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { AccountCard } from './AccountCard';
import { AddressCard } from './AddressCard';
import { DailyRateCard } from './DailyRateCard';
import { PersonalCard } from './PersonalCard';
import { ProfileActions } from './ProfileActions';
import {
  changedFields,
  type ProfileValues,
  profileInput,
  storedValues,
  validateProfile,
} from './profileValues';
import { useUpdateProfile } from './useUpdateProfile';

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../identity/ChangePasswordDialog')).ChangePasswordDialog,
);

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

type Failure = { message: string | null; byField: Partial<Record<string, string>> };
const noFailure: Failure = { message: null, byField: {} };

/**
 * The cards of the profile. Staff and contractors read them and open them to edit; those who set daily rates have their
 * own rate among the cards and edit in place.
 */
export function Profile({ user: key }: { user: Profile_user$key }) {
  const styles = useStyles();
  const user = useFragment(
    graphql`
      fragment Profile_user on User @throwOnFieldError {
        firstName
        lastName
        email
        phone
        dailyRate
        address {
          street
          city
          state
          zip
          country
        }
        viewerCanSetDailyRate
        ...AccountCard_user
      }
    `,
    key,
  );
  const editsInPlace = user.viewerCanSetDailyRate;
  const [mode, setMode] = useState<'untouched' | 'editing' | 'left'>('untouched');
  const isEditing = mode === 'editing';
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [typed, setTyped] = useState<Partial<ProfileValues>>({});
  const [failure, setFailure] = useState(noFailure);
  const [update, isBusy] = useUpdateProfile();

  const stored = storedValues(user);
  const values: ProfileValues = { ...stored, ...typed };
  const changed = changedFields(stored, values);
  const restore = () => {
    setTyped({});
    setFailure(noFailure);
    setMode('left');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const errors = validateProfile(values);
    setFailure({ message: null, byField: errors });
    if (Object.keys(errors).length > 0) return;
    if (changed.length === 0) {
      if (editsInPlace) notify.info('No changes to save.');
      return restore();
    }
    const outcome = await update(profileInput(changed, values));
    if (outcome.ok) restore();
    else setFailure({ message: outcome.message, byField: fieldMessages(outcome.issues) });
  };

  const form = {
    values,
    errors: failure.byField,
    readOnly: !editsInPlace && !isEditing,
    onType: (next: Partial<ProfileValues>) => {
      setTyped((before) => ({ ...before, ...next }));
      setFailure(noFailure);
    },
  };
  const password = <Button onClick={() => setChangingPassword(true)}>Change Password</Button>;
  return (
    <>
      <form className={styles.form} onSubmit={save} noValidate aria-label="Profile">
        <UnsavedChanges when={changed.length > 0} />
        <ErrorSummary
          error={failure.message}
          issues={Object.values(failure.byField).flatMap((text) => text ?? [])}
        />
        <PersonalCard {...form} email={user.email} takesFocus={isEditing} />
        <AccountCard user={user} />
        <AddressCard {...form} />
        {editsInPlace && <DailyRateCard {...form} stored={stored.dailyRate} />}
        <ProfileActions
          mode={editsInPlace ? 'inPlace' : isEditing ? 'edit' : 'view'}
          takesFocus={mode === 'left'}
          isBusy={isBusy}
          isChanged={changed.length > 0}
          password={password}
          onEdit={() => setMode('editing')}
          onRestore={restore}
        />
      </form>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </>
  );
}
