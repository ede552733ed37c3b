import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { media } from './breakpoints';

/** On a phone, the first filter has a row of its own unless it is a day, and so has the last if it has no neighbor. */
const DAY = ':has([type="date"])';
const ALONE = [
  `& > :first-child:not(${DAY})`,
  `& > :first-child:not(${DAY}) ~ :last-child:nth-child(even)`,
  `& > :first-child${DAY} ~ :last-child:nth-child(odd)`,
].join(', ');

/** Parts with a width of their own, which is more than half a phone. */
const WIDE = ['Field', 'Input', 'Combobox', 'Select'].map((name) => `& .fui-${name}`).join(', ');

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
      [`& > *, ${WIDE}, & input, & select`]: { minWidth: 0 },
      '& select': { textOverflow: 'ellipsis' },
      [ALONE]: { gridColumn: '1 / -1' },
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
