import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { RoleName } from '../../__generated__/useRemoveRoleMutation.graphql';
import { Chips } from '../../kit/ui/Chips';
import { roleLabel } from '../people/roleLabel';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  label: { ...typographyStyles.body1, margin: 0 },
});

type CurrentRolesProps = {
  name: string;
  roles: readonly RoleName[];
  isBusy: boolean;
  onRemove: (role: RoleName) => void;
};

/** A person's roles, each with a remove button. */
export function CurrentRoles({ name, roles, isBusy, onRemove }: CurrentRolesProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
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
