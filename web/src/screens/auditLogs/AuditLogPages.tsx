import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDoubleLeftRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useSearchParams } from 'react-router-dom';
import { MAX_COUNTED_ENTRIES } from 'rules/limits';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { type AuditLogPlace, auditLogFilters, writeAddress } from './auditLogFilters';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
  },
  range: {
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

type PageRange = {
  /** The number of the page's first entry, from 1. */
  first: number;
  /** Entries on the page. */
  count: number;
  /** The number of entries of the filter, up to the counting limit. */
  total: number;
  /** Whether counting stopped before the end. */
  isCapped: boolean;
};

type AuditLogPagesProps = PageRange & {
  /** The links of the buttons; null if there is no such page. */
  newest: AuditLogPlace | null;
  newer: AuditLogPlace | null;
  older: AuditLogPlace | null;
};

/** '1–50 of 312' with links to newer and older entries. Absent if they all fit on one page. */
export function AuditLogPages({ first, count, total, isCapped, newest, newer, older }: AuditLogPagesProps) {
  const styles = useStyles();
  const [, setParams] = useSearchParams();
  if (!newest && !older) return null;
  const go = (place: AuditLogPlace | null) => {
    if (place) setParams((current) => writeAddress(auditLogFilters.read(current), place));
  };
  const refusal = 'These are the newest entries.';
  return (
    <nav aria-label="Pages of logs" className={styles.root}>
      <span role="status" className={styles.range}>
        {pageRange({ first, count, total, isCapped })}
      </span>
      <span className={styles.buttons}>
        <Button
          appearance="subtle"
          icon={<ChevronDoubleLeftRegular />}
          disabledReason={newest ? null : refusal}
          onClick={() => go(newest)}
        >
          Newest
        </Button>
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          disabledReason={newer ? null : refusal}
          onClick={() => go(newer)}
        >
          Newer
        </Button>
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          iconPosition="after"
          disabledReason={older ? null : 'These are the oldest entries.'}
          onClick={() => go(older)}
        >
          Older
        </Button>
      </span>
    </nav>
  );
}

const written = (count: number) => count.toLocaleString('en-US');

/** '1–50 of 312', '1–50 of more than 10,000'. */
export function pageRange({ first, count, total, isCapped }: PageRange): string {
  const last = first + count - 1;
  const range = count === 1 ? written(first) : `${written(first)}–${written(last)}`;
  // Entries that arrived during paging have no number.
  const of = isCapped ? `more than ${written(MAX_COUNTED_ENTRIES)}` : written(Math.max(total, last));
  return last > MAX_COUNTED_ENTRIES && isCapped ? range : `${range} of ${of}`;
}
