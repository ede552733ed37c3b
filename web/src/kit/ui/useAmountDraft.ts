import { useState } from 'react';
import { AMOUNT_ERROR, DECIMALS_ERROR, NEGATIVE_ERROR, parseAmount } from 'rules/amounts';
import { formatMoneyInput, toDecimal } from 'rules/money';

type Draft = { text: string; means: string };

/**
 * An amount while it is typed, at least 0: reads '1,234.5' and '$1234', refuses letters and a third decimal with a message, shows two
 * decimals on blur. `value` and the argument of `onChange` are plain decimals as in the API: '0.00' for an unreadable
 * text, '' when empty.
 */
export function useAmountDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: shown(value), means: value });
  const [error, setError] = useState<string>();
  // A new value from outside (another week, a reset) replaces the typed text.
  const text = draft.means === value ? draft.text : shown(value);

  const type = (next: string, input: HTMLInputElement) => {
    const refusal = findRefusal(next);
    setError(refusal ?? (isUnfinished(next) ? undefined : findError(next)));
    if (refusal) {
      const caret = (input.selectionStart ?? next.length) - (next.length - text.length);
      // React restores the old text after this handler, with the caret at its end.
      queueMicrotask(() => input.setSelectionRange(caret, caret));
      return;
    }
    const means = toMeaning(next);
    setDraft({ text: next, means });
    if (means !== value) onChange(means);
  };
  const leave = () => {
    setError(undefined);
    setDraft({ text: shown(toMeaning(text)), means: toMeaning(text) });
  };
  return {
    /** The input's text. */
    text,
    /** The present error of the text. */
    error,
    type,
    /** Call on blur. */
    leave,
    /** Clears the error, for when the value is reset from outside. */
    clearError: () => setError(undefined),
  };
}

function findRefusal(text: string): string | undefined {
  if (/-/.test(text)) return NEGATIVE_ERROR;
  if (/[^\d.,$\s]/.test(text)) return AMOUNT_ERROR;
  return findError(text) === DECIMALS_ERROR ? DECIMALS_ERROR : undefined;
}

function isUnfinished(text: string): boolean {
  return /^\s*\$?\s*$/.test(text) || /^\s*\$?\s*\.$/.test(text) || /,\d{0,2}$/.test(text);
}

function findError(text: string): string | undefined {
  const parsed = parseAmount(text);
  return parsed.ok ? undefined : parsed.error;
}

function toMeaning(text: string): string {
  if (/^\s*\$?\s*$/.test(text)) return '';
  const parsed = parseAmount(text);
  return toDecimal(parsed.ok ? parsed.cents : 0);
}

function shown(value: string): string {
  const parsed = parseAmount(value);
  return parsed.ok ? formatMoneyInput(parsed.cents) : '';
}
