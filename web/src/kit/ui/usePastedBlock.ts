import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { readBlock } from '../lib/pastedCells';
import { type Cell, findCell } from './gridKeys';
import { notify } from './notify';

// Spreadsheets' quotes and line breaks need a parser, which loads on focus.
const load = () => import('../lib/parsePastedCells');
const warmUp = () => void load().catch(() => undefined);

/** Handlers for pasting blocks of cells into a grid, starting at the focused cell. */
export function usePastedBlock(paste: (at: Cell, block: string[][]) => void) {
  // The state by the time the block has been parsed.
  const latest = useRef(paste);
  useLayoutEffect(() => {
    latest.current = paste;
  });
  return {
    onFocus: warmUp,
    onPaste: (event: ClipboardEvent) => {
      const at = findCell(event.target);
      const block = readBlock(event.clipboardData.getData('text/plain'));
      if (!at || !block) return;
      event.preventDefault();
      load().then(
        ({ parsePastedCells }) => latest.current(at, parsePastedCells(block)),
        () => notify.error('Nothing was pasted. Check your connection, or reload the page.'),
      );
    },
  };
}
