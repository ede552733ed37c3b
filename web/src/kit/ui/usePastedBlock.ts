import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { readBlock } from '../lib/pastedCells';
import { type Cell, findCell } from './gridKeys';
import { notify } from './notify';

// A spreadsheet's quotes and line breaks take a parser, which comes with the focus.
const load = () => import('../lib/parsePastedCells');
const warmUp = () => void load().catch(() => undefined);

/** The handlers of a grid into which blocks of cells are pasted, from the cell with the focus on. */
export function usePastedBlock(paste: (at: Cell, block: string[][]) => void) {
  // What is there by the time the block is read.
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
