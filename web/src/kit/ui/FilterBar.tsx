import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { media } from './breakpoints';

/** The first filter of most lists takes a row of its own on a phone, and so does the last one if it has no neighbor. */
const ALONE = ':first-child:not(:has([type="date"]))';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    [media.narrow]: {
      padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > *, & .fui-Select, & select': { minWidth: 0 },
      '& select': { textOverflow: 'ellipsis' },
      [`& > ${ALONE}, & > ${ALONE} ~ :last-child:nth-child(even)`]: { gridColumn: '1 / -1' },
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

/** The filters of a list in one row; on a phone in pairs under the first, unless that is a day. */
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
