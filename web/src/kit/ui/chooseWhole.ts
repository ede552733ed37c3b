import type { MouseEvent } from 'react';

/** The first click selects the whole cell, as in a spreadsheet; a second click sets the caret. */
export function chooseWhole(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (document.activeElement === input || event.button !== 0) return;
  event.preventDefault();
  input.focus();
  input.select();
}
