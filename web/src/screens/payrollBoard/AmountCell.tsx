import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useId, useRef } from 'react';
import { chooseWhole } from '../../kit/ui/chooseWhole';
import { type Cell, cellAttributes } from '../../kit/ui/gridKeys';
import { useAmountDraft } from '../../kit/ui/useAmountDraft';
import type { DayMark } from './dayMark';
import { useAmountCellStyles } from './useAmountCellStyles';

type AmountCellProps = {
  cell: Cell;
  /** The accessible name: the person and the day. */
  label: string;
  /** A tooltip with more details. */
  hint: string;
  /** A plain decimal, '' when empty. */
  value: string;
  onChange: (value: string) => void;
  mark?: DayMark;
  isEdited: boolean;
  isDimmed: boolean;
  /** The amount is read-only. */
  isLocked: boolean;
  /** An unreadable pasted value; a typing error has priority. */
  error?: string;
};

/**
 * One amount of the board: a bare field, because a page has four hundred of them. Escape restores the previous amount.
 */
export function AmountCell(props: AmountCellProps) {
  const { cell, label, hint, value, onChange, mark, isEdited, isDimmed, isLocked } = props;
  const styles = useAmountCellStyles();
  const amount = useAmountDraft(value, onChange);
  const entered = useRef(value);
  const errorId = useId();
  const isLong = amount.text.length > 7;
  const isLongest = amount.text.length > 8;
  const error = amount.error ?? props.error;

  const putBack = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || isLocked) return;
    amount.clearError();
    if (value === entered.current) return;
    event.preventDefault();
    onChange(entered.current);
  };

  return (
    <span className={styles.root} title={hint}>
      {mark && (
        <span
          aria-hidden
          className={mergeClasses(styles.mark, styles[mark.tone], isLong && styles.besideLong)}
        >
          {mark.icon}
        </span>
      )}
      <input
        {...cellAttributes(cell)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        readOnly={isLocked}
        className={mergeClasses(
          styles.input,
          !mark && styles.plain,
          isLong && styles.long,
          isLongest && styles.longest,
          isDimmed && styles.dimmed,
          isEdited && styles.edited,
          error && styles.invalid,
          isLocked && styles.locked,
        )}
        value={amount.text}
        onChange={(event) => amount.type(event.target.value, event.target)}
        onFocus={() => {
          entered.current = value;
        }}
        onBlur={amount.leave}
        onKeyDown={putBack}
        onMouseDown={chooseWhole}
      />
      {error && (
        <span role="alert" id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
