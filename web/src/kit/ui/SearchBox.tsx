import { SearchBox as FluentSearchBox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { searchWidth } from './searchWidth';

const DELAY_MS = 250;

const useStyles = makeStyles({
  root: searchWidth,
});

export type SearchBoxProps = {
  /** What is searched, read by screen readers and shown while empty: 'Search contractors...'. */
  label: string;
  placeholder?: string;
  /** The current search. */
  value: string;
  /** Called a moment after typing stops; at once on Enter and when cleared. */
  onSearch: (search: string) => void;
  className?: string;
};

/** A search field that waits until typing pauses. */
export function SearchBox({ label, placeholder = label, value, onSearch, className }: SearchBoxProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  // The search may change from outside (Clear Filters, the back button); the text just searched for comes back
  // unchanged.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (search: string) => {
    clearTimeout(timer.current);
    if (search === asked.current) return;
    asked.current = search;
    onSearch(search);
  };

  return (
    <FluentSearchBox
      aria-label={label}
      placeholder={placeholder}
      className={mergeClasses(styles.root, className)}
      value={typed}
      onChange={(_event, { value: text }) => {
        setTyped(text);
        clearTimeout(timer.current);
        if (text === '') ask('');
        else timer.current = setTimeout(() => ask(text.trim()), DELAY_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(typed.trim());
      }}
    />
  );
}
