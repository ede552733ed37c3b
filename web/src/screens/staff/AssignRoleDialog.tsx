import { Field, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { AssignRoleDialog_user$key } from '../../__generated__/AssignRoleDialog_user.graphql';
import type { StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import type { RoleName } from '../../__generated__/useAssignRoleMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { Chips } from '../../kit/ui/Chips';
import { FormDialog } from '../../kit/ui/FormDialog';
import { roleLabel } from '../people/roleLabel';
import { offeredRoles } from './offeredRoles';
import { useAssignRole } from './useAssignRole';
import { useRemoveRole } from './useRemoveRole';

type AssignRoleDialogProps = { user: AssignRoleDialog_user$key; onClose: () => void };

const useStyles = makeStyles({
  roles: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  label: { ...typographyStyles.body1, margin: 0 },
});

type CurrentRolesProps = {
  name: string;
  roles: readonly RoleName[];
  isBusy: boolean;
  onRemove: (role: RoleName) => void;
};

/** Gives a person one more role and takes single ones away; both take effect at once. */
export function AssignRoleDialog({ user, onClose }: AssignRoleDialogProps) {
  const { id, name, roles, assignableRoles } = useFragment(
    graphql`
      fragment AssignRoleDialog_user on User @throwOnFieldError {
        id
        name
        roles
        assignableRoles
      }
    `,
    user,
  );
  const choices = offeredRoles.filter((each) => assignableRoles.includes(each));
  const [role, setRole] = useState<RoleName | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [assign, isAssigning] = useAssignRole();
  const [remove, isRemoving] = useRemoveRole();
  const variables = useScreenVariables<StaffScreenQuery>();
  const page = () => ({ ...variables(), isNarrowed: Boolean(variables().role) });

  const save = async () => {
    setError(null);
    if (!role) return setFieldError(requiredMessage('Role'));
    const outcome = await assign({ input: { userId: id, role }, ...page() });
    if (!outcome.ok) return setError(outcome.message);
    onClose();
  };
  const takeAway = async (held: RoleName) => {
    setError(null);
    const outcome = await remove({ input: { userId: id, role: held }, ...page() });
    if (!outcome.ok) return setError(outcome.message);
    // The clicked button disappears with its role.
    choice.current?.focus();
  };
  return (
    <FormDialog
      open
      title="Assign Role"
      submitLabel="Assign Role"
      busyLabel="Assigning..."
      busy={isAssigning}
      disabledReason={isRemoving ? 'Wait until the role is removed.' : null}
      error={error}
      issues={fieldError ? [fieldError] : []}
      width="small"
      onSubmit={save}
      onClose={onClose}
    >
      <CurrentRoles name={name} roles={roles} isBusy={isAssigning || isRemoving} onRemove={takeAway} />
      <Field label="Role" required validationMessage={fieldError}>
        <Select
          ref={choice}
          value={role ?? ''}
          onChange={(_event, { value }) => {
            setRole(choices.find((each) => each === value) ?? null);
            setFieldError(undefined);
          }}
        >
          <option value="">Select a role</option>
          {choices.map((each) => (
            <option key={each} value={each} disabled={roles.includes(each)}>
              {roleLabel(each)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}

/** A person's roles, each with a remove button. */
function CurrentRoles({ name, roles, isBusy, onRemove }: CurrentRolesProps) {
  const styles = useStyles();
  return (
    <div className={styles.roles}>
      <p className={styles.label}>Current roles of {name}:</p>
      {roles.length === 0 ? (
        <strong>None</strong>
      ) : (
        <Chips
          label={`Current roles of ${name}`}
          chips={roles.map((role) => ({ key: role, label: roleLabel(role) }))}
          dismissLabel={({ label }) => `Remove the role ${label}`}
          disabledReason={isBusy ? 'Wait until it’s saved.' : null}
          onDismiss={({ key }) => onRemove(key as RoleName)}
        />
      )}
    </div>
  );
}
