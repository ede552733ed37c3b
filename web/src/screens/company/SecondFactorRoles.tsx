import { makeStyles, tokens } from '@fluentui/react-components';
import { ROLES_BY_RANK } from 'rules/roles';
import { media } from '../../kit/ui/breakpoints';
import { roleLabel } from '../people/roleLabel';
import type { CompanyFormState } from './CompanyTextField';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    border: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  role: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    [media.narrow]: { minHeight: '44px' },
  },
  // The browser's own select: Fluent's would be loaded by every screen with a table.
  box: { width: '16px', height: '16px', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
});

/** The roles that need a second factor: one form field, one after the other. */
export function SecondFactorRoles({ values, onType }: CompanyFormState) {
  const styles = useStyles();
  const chosen = values.secondFactorRoles.split(' ');
  const choose = (role: string, isChosen: boolean) =>
    onType(
      'secondFactorRoles',
      ROLES_BY_RANK.filter((each) => (each === role ? isChosen : chosen.includes(each))).join(' '),
    );
  return (
    <fieldset className={styles.root} aria-label="Roles that need a second factor">
      {ROLES_BY_RANK.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.includes(role)}
            onChange={({ target }) => choose(role, target.checked)}
          />
          {roleLabel(role)}
        </label>
      ))}
    </fieldset>
  );
}
