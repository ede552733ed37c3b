import { listWeekDays } from 'rules/weeks';
import { describe, expect, it } from 'vitest';
import { parsePastedCells } from '../../kit/lib/parsePastedCells';
import { readBlock } from '../../kit/lib/pastedCells';
import { emptyEntry } from './dayEntries';
import { pasteInto } from './gridPaste';

const week = listWeekDays('2026-11-16').map(emptyEntry);
const paste = (text: string, row = 0, column = 0) =>
  pasteInto(week, { row, column }, parsePastedCells(readBlock(text)!));

describe('a paste into the week grid', () => {
  it('leaves a single cell to its field', () => {
    expect(readBlock('250')).toBeNull();
    expect(readBlock('250\r\n')).toBeNull();
  });

  it('fills a column downward, as copied from a spreadsheet', () => {
    const { entries, errors } = paste('$1,234.50\r\n200\r\n\r\n99.9\r\n', 1);
    expect(entries.map(({ pay }) => pay)).toEqual(['', '1234.50', '200.00', '', '99.90', '', '']);
    expect(errors).toEqual({});
  });

  it('fills a block to the right, notes as text', () => {
    const { entries } = paste('200\t12.5\t"Tolls\nand fuel"');
    expect(entries[0]).toMatchObject({ pay: '200.00', expenses: '12.50', notes: 'Tolls\nand fuel' });
  });

  it('counts an invalid amount as 0, and names it', () => {
    const { entries, errors } = paste('200\nsick\n-5\n9.999', 0, 1);
    expect(entries.map(({ expenses }) => expenses).slice(0, 4)).toEqual(['200.00', '0.00', '0.00', '0.00']);
    expect(errors).toEqual({
      '1.expenses': '"sick" isn’t an amount, so it counts as 0.',
      '2.expenses': '"-5" isn’t an amount, so it counts as 0.',
      '3.expenses': '"9.999" has more than two decimals, so it counts as 0.',
    });
  });

  it('reports how many rows did not fit', () => {
    expect(paste('1\n2\n3', 5).rowsLeftOver).toBe(1);
    expect(paste('1\n2', 5).rowsLeftOver).toBe(0);
  });
});
