import { Field, makeStyles, SearchBox } from '@fluentui/react-components';
import { media } from './breakpoints';

const useStyles = makeStyles({
  // Beside filters it gives way, so that they stay on its line.
  root: {
    width: '320px',
    flex: '1 1 170px',
    minWidth: 0,
    maxWidth: 'min(320px, 100%)',
    [media.narrow]: { width: '100%', flex: '0 0 auto', maxWidth: 'none' },
  },
  box: { minWidth: 0, maxWidth: 'none' },
});

export type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search that waits for its form's button or Enter; to search while typing, use `SearchBox`. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const styles = useStyles();
  return (
    <Field label={label} className={styles.root}>
      <SearchBox
        className={styles.box}
        placeholder={placeholder}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
