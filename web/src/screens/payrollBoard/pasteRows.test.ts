import { describe, expect, it } from 'vitest';
import { parsePastedCells } from '../../kit/lib/parsePastedCells';
import { readBlock } from '../../kit/lib/pastedCells';
import { emptyDraft, getTouch } from './boardDraft';
import { EXPENSES_COLUMN, pasteIntoRows } from './pasteRows';
import { createRow } from './testRows';

const rows = [
  createRow('Ann Ash', { proposed: [245] }),
  createRow('Bo Birch', { state: 'PROCESSED' }),
  createRow('Cy Cedar'),
];

const paste = (text: string, row = 0, column = 0, isOpen = (_date: string) => true) =>
  pasteIntoRows(emptyDraft, rows, { row, column }, parsePastedCells(readBlock(text)!), isOpen);
const readPay = (pasted: ReturnType<typeof paste>, id: string) => getTouch(pasted.draft, id).pay;

describe('a paste into the board', () => {
  it('fills downward line by line and skips people who cannot be changed', () => {
    const pasted = paste('$1,200.50\r\n300\r\n400\r\n');
    expect(readPay(pasted, 'ann')).toEqual({ '2026-11-09': '1200.50' });
    expect(readPay(pasted, 'bo')).toEqual({});
    expect(readPay(pasted, 'cy')).toEqual({ '2026-11-09': '400.00' });
    expect(pasted).toMatchObject({ passedOver: 1, leftOver: 0 });
  });

  it('fills a block to the right up to the expenses and drops further columns', () => {
    const pasted = paste('10\t20\t30\t40\n', 2, 5);
    expect(getTouch(pasted.draft, 'cy')).toEqual({
      pay: { '2026-11-14': '10.00', '2026-11-15': '20.00' },
      expenses: '30.00',
    });
  });

  it('counts an invalid amount as 0, and names its cell', () => {
    const pasted = paste('sick\t\n-5\t\n-5\t\n', 0, EXPENSES_COLUMN);
    expect(pasted.errors).toEqual({
      'ann.expenses': '"sick" isn’t an amount, so it counts as 0.',
      'cy.expenses': '"-5" isn’t an amount, so it counts as 0.',
    });
  });

  it('leaves future days alone', () => {
    const pasted = paste('10\t20\t30', 2, 0, (date) => date <= '2026-11-10');
    expect(readPay(pasted, 'cy')).toEqual({ '2026-11-09': '10.00', '2026-11-10': '20.00' });
  });

  it('reports how many rows did not fit on the page', () => {
    expect(paste('1\n2\n3', 2).leftOver).toBe(2);
  });
});
