import { Field, makeStyles, SearchBox } from '@fluentui/react-components';
import { searchWidth } from './searchWidth';

const useStyles = makeStyles({
  root: searchWidth,
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
