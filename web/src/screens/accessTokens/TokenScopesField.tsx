import { makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { ACCESS_LABELS, type Access, AREAS, chooseAccess, findAccess } from './tokenScopes';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXS },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} 0`,
  },
  words: { minWidth: 0 },
  label: { ...typographyStyles.body1, display: 'block' },
  contains: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  choice: { flexShrink: 0, width: '144px', minWidth: 0 },
  hint: {
    ...typographyStyles.caption1,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
  },
  error: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusDangerForeground1 },
});

type Props = {
  /** The scopes to choose from: areas without any are left out. */
  usable: readonly string[];
  value: readonly string[];
  onChange: (scopes: string[]) => void;
  error?: string | undefined;
};

const CHOICES = { none: ['none'], read: ['none', 'read'], write: ['none', 'read', 'write'] } as const;

/** A new token's scopes, one choice per area. */
export function TokenScopesField({ usable, value, onChange, error }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id} ${id}-error` : id}>
      <legend className={styles.legend}>Access</legend>
      {AREAS.map(({ area, label, contains }) => {
        const most = findAccess(usable, area);
        if (most === 'none') return null;
        return (
          <div key={area} className={styles.row}>
            <span className={styles.words}>
              <label className={styles.label} htmlFor={`${id}-${area}`}>
                {label}
              </label>
              <span className={styles.contains} id={`${id}-${area}-contains`}>
                {contains}
              </span>
            </span>
            <Select
              id={`${id}-${area}`}
              className={styles.choice}
              aria-describedby={`${id}-${area}-contains`}
              value={findAccess(value, area)}
              onChange={(_event, chosen) => onChange(chooseAccess(value, area, chosen.value as Access))}
            >
              {CHOICES[most].map((access) => (
                <option key={access} value={access}>
                  {ACCESS_LABELS[access]}
                </option>
              ))}
            </Select>
          </div>
        );
      })}
      <p className={styles.hint} id={id}>
        A token can’t do more than you can. It can’t change people, roles, passwords or tokens, delete
        anything, or show a full taxpayer number.
      </p>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
