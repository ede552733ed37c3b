import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { hasAllRightsOf, listPermissions, ROLES_BY_RANK, type RoleName } from 'rules/roles';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { InvitationLinkDialog } from '../people/InvitationLinkDialog';
import { PersonFields } from '../people/PersonFields';
import { missing, startInput } from '../people/personForm';
import { roleLabel } from '../people/roleLabel';
import { StartFields } from '../people/StartFields';
import { useInvitePerson } from './useInvitePerson';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  startsOn: '',
  relation: 'CONTRACTOR',
  role: 'Employee',
};

const useStyles = makeStyles({ alone: { gridColumn: '1 / -1' } });

/** One form that adds a person; they enter the rest themselves. */
export function InvitePersonDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { roles } = useSessionUser();
  const { values, errors, error, issues, change, submit } = useDialogForm(
    empty,
    ({ firstName, lastName, email }) => missing({ firstName, lastName, email }),
  );
  const [invite, isBusy] = useInvitePerson();
  const [link, setLink] = useState<string | null>(null);
  // A role can only be granted by people with all of its rights.
  const viewer = { roles, permissions: listPermissions(roles) };
  const grantable = ROLES_BY_RANK.filter((role) => hasAllRightsOf(viewer, role));
  const isStaff = values.relation === 'EMPLOYEE';
  const name = `${values.firstName.trim()} ${values.lastName.trim()}`;

  const save = async () => {
    const isSent = await submit(async ({ firstName, lastName, email, phone, startsOn, relation, role }) => {
      const person = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        ...startInput({ phone, startsOn }),
      };
      const outcome = await invite({
        input:
          relation === 'EMPLOYEE'
            ? { ...person, kind: 'STAFF', workRelation: 'EMPLOYEE', roles: [role as RoleName] }
            : { ...person, kind: 'CONTRACTOR', workRelation: 'CONTRACTOR' },
      });
      if (outcome.ok) setLink(outcome.result.invited?.link ?? null);
      if (outcome.ok && !outcome.result.invited?.link) {
        notify.success(`Invitation sent to ${person.email}`);
        onClose();
      }
      return outcome;
    });
    return isSent;
  };

  if (link) return <InvitationLinkDialog name={name} link={link} onClose={onClose} />;
  return (
    <FormDialog
      open
      title="Invite Person"
      submitLabel="Send Invitation"
      busyLabel="Sending..."
      busy={isBusy}
      error={error}
      issues={issues}
      onSubmit={async () => {
        await save();
      }}
      onClose={onClose}
    >
      <PersonFields values={values} errors={errors} onChange={change} />
      <FieldGrid>
        <Field
          label="Relation"
          validationMessage={errors.workRelation}
          className={isStaff ? undefined : styles.alone}
        >
          <Select value={values.relation} onChange={(_event, { value }) => change('relation', value)}>
            <option value="CONTRACTOR">Contractor (Form 1099)</option>
            <option value="EMPLOYEE">Staff (W-2, paid elsewhere)</option>
          </Select>
        </Field>
        {isStaff && (
          <Field label="Role" validationMessage={errors.roles}>
            <Select value={values.role} onChange={(_event, { value }) => change('role', value)}>
              {grantable.toReversed().map((role) => (
                <option key={role} value={role}>
                  {roleLabel(role)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </FieldGrid>
      <StartFields values={values} errors={errors} onChange={change} />
    </FormDialog>
  );
}
