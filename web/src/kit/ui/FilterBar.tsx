import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    [media.narrow]: {
      padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
      flexDirection: 'column',
      alignItems: 'stretch',
    },
  },
  bare: { padding: '0', [media.narrow]: { padding: '0' } },
});

export type FilterBarProps = {
  label?: string;
  /** For filters that apply on a button or Enter ('Apply Filters', 'Filter'). */
  onSubmit?: () => void;
  /** Without padding of its own, for use inside a padded Section. */
  bare?: boolean;
  children: ReactNode;
};

/** The filters of a list in one row; one under the other on a phone. */
export function FilterBar({ label = 'Filters', onSubmit, bare, children }: FilterBarProps) {
  const styles = useStyles();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <search>
      <form
        aria-label={label}
        className={mergeClasses(styles.root, bare && styles.bare)}
        onSubmit={submit}
        noValidate
      >
        {children}
      </form>
    </search>
  );
}
