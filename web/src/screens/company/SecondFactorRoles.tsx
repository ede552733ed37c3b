import { Checkbox, makeStyles } from '@fluentui/react-components';
import { ROLES_BY_RANK } from 'rules/roles';
import { media } from '../../kit/ui/breakpoints';
import { roleLabel } from '../people/roleLabel';
import type { CompanyFormState } from './CompanyTextField';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The roles that need a second factor: one field of the form, written one after the other. */
export function SecondFactorRoles({ values, onType }: CompanyFormState) {
  const styles = useStyles();
  const chosen = values.secondFactorRoles.split(' ');
  const choose = (role: string, isChosen: boolean) =>
    onType(
      'secondFactorRoles',
      ROLES_BY_RANK.filter((each) => (each === role ? isChosen : chosen.includes(each))).join(' '),
    );
  return (
    <div className={styles.root} role="group" aria-label="Roles that need a second factor">
      {ROLES_BY_RANK.map((role) => (
        <Checkbox
          key={role}
          label={roleLabel(role)}
          checked={chosen.includes(role)}
          onChange={(_event, { checked }) => choose(role, checked === true)}
        />
      ))}
    </div>
  );
}
