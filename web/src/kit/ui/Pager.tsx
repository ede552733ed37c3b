import { makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { IconButton } from './IconButton';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
  },
  size: { marginInlineEnd: 'auto' },
  range: {
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  buttons: { display: 'flex' },
});

export type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** The number of rows that match the filter. */
  total: number;
  onPage: (page: number) => void;
  /** The sizes to choose from; the caller keeps the choice. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  /** What the pages contain, for screen readers: 'contractors'. */
  label?: string;
};

/** '1–50 of 312' with previous and next. Hidden while everything fits on the smallest page. */
export function Pager({ page, pageSize, total, onPage, pageSizes, onPageSize, label = 'rows' }: PagerProps) {
  const styles = useStyles();
  if (total <= Math.min(pageSize, ...(onPageSize ? (pageSizes ?? []) : []))) return null;
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label={`Pages of ${label}`} className={styles.root}>
      {pageSizes && onPageSize && (
        <Select
          size="small"
          className={styles.size}
          aria-label="Rows per page"
          value={pageSize}
          onChange={(_event, { value }) => onPageSize(Number(value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} per page
            </option>
          ))}
        </Select>
      )}
      <span role="status" className={styles.range}>
        {pageRange(first, last, total)}
      </span>
      <span className={styles.buttons}>
        <IconButton
          label="Previous page"
          icon={<ChevronLeftRegular />}
          disabledReason={page <= 1 ? 'This is the first page.' : null}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRightRegular />}
          disabledReason={last >= total ? 'This is the last page.' : null}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}

function pageRange(first: number, last: number, total: number): string {
  const written = (count: number) => count.toLocaleString('en-US');
  return `${written(first)}–${written(last)} of ${written(total)}`;
}
