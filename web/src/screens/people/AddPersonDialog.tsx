import { Link, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { PasswordField } from '../../kit/ui/PasswordField';
import { SelectField } from '../../kit/ui/SelectField';
import { PasswordChecklist } from '../identity/PasswordChecklist';
import { DayRateFields } from './DayRateFields';
import { askAboutRate, type RateValues, rateInput, rateValues, validateRate } from './dayRate';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { PersonFields } from './PersonFields';
import { findNewPersonIssues, type NewPersonValues, newPersonValues } from './personForm';
import { roleLabel } from './roleLabel';
import { StartFields } from './StartFields';
import { useAddPerson, type WaysToAdd } from './useAddPerson';

const useStyles = makeStyles({ other: { alignSelf: 'start' } });

type Values = NewPersonValues & RateValues;

type AddPersonDialogProps = Pick<WaysToAdd, 'create' | 'invite'> & {
  /** The kind of person, for the dialog and its button. */
  title: string;
  busy: boolean;
  /** The name of the password's field, by which browsers tell the dialogs apart. */
  passwordName: string;
  /** How the password set by the viewer is used. */
  hint: string;
  /** The roles to choose from; none for people who have no role. */
  roles?: readonly RoleName[];
  onClose: () => void;
};

/** A new person: with a password that the viewer sets, or by an invitation, which can include pay and start. */
export function AddPersonDialog(props: AddPersonDialogProps) {
  const { title, busy, passwordName, hint, roles = [], create, invite, onClose } = props;
  const styles = useStyles();
  const [initial] = useState(() => rateValues());
  const { values, errors, error, issues, question, change, submit } = useDialogForm<Values>(
    { ...newPersonValues, role: roles[0] ?? '', ...initial },
    ({ dailyRate, effectiveFrom, ...person }) => ({
      ...findNewPersonIssues(person),
      ...validateRate({ dailyRate, effectiveFrom }, initial),
    }),
    (typed) => askAboutRate(typed, initial),
  );
  const { add, handedOver } = useAddPerson({ create, invite, onAdded: onClose });
  const isInvited = values.firstPassword === 'invitation';
  const save = async () => {
    await submit(({ dailyRate, effectiveFrom, ...person }) =>
      add(person, rateInput({ dailyRate, effectiveFrom }, initial)),
    );
  };
  if (handedOver) return <InvitationLinkDialog {...handedOver} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={title}
      submitLabel={isInvited ? 'Send Invitation' : title}
      busyLabel={isInvited ? 'Sending...' : 'Adding...'}
      busy={busy}
      error={error}
      issues={issues}
      question={question}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields values={values} errors={errors} onChange={change} />
      {!isInvited && (
        <>
          <PasswordField
            label="Password"
            name={passwordName}
            autoComplete="new-password"
            hint={hint}
            required
            value={values.password}
            onChange={(password) => change('password', password)}
            error={errors.password}
          />
          <PasswordChecklist
            password={values.password}
            known={[values.firstName, values.lastName, values.email]}
          />
        </>
      )}
      {roles.length > 0 && (
        <SelectField
          label="Role"
          options={Object.fromEntries(roles.map((role) => [role, roleLabel(role)]))}
          value={values.role}
          onChange={(value) => change('role', value)}
          error={errors.roles}
        />
      )}
      {isInvited && (
        <>
          <StartFields values={values} errors={errors} onChange={change} />
          <DayRateFields values={values} errors={errors} onChange={change} />
        </>
      )}
      <Link
        as="button"
        type="button"
        className={styles.other}
        onClick={() => change('firstPassword', isInvited ? 'password' : 'invitation')}
      >
        {isInvited ? 'Set a password instead' : 'Invite instead'}
      </Link>
    </FormDialog>
  );
}
