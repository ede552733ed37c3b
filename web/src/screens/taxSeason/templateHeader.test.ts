import { describe, expect, it } from 'vitest';
import { columnsText, parseHeader, templateRemarks } from './templateHeader';

const HEADER = 'Form Type,Tax Year,"Payer City/Town",Box 1 - Nonemployee Compensation';
const columns = ['Form Type', 'Tax Year', 'Payer City/Town', 'Box 1 - Nonemployee Compensation'];

describe('the header of an IRS template', () => {
  it.each([
    ['alone', HEADER],
    ['with a line break after it', `${HEADER}\r\n`],
    ['with rows after it', `${HEADER}\n1099-NEC,2026,Chester,2500.00`],
    ['with a byte order mark and an empty line before it', `\ufeff\n${HEADER}`],
  ])('%s, is stored word for word', (_how, text) =>
    expect(parseHeader(text)).toEqual({ ok: true, header: HEADER, columns }),
  );

  it.each(['', '\n\n', 'Form Type', ',,,'])('is not %j', (text) =>
    expect(parseHeader(text)).toMatchObject({ ok: false }),
  );

  it('is not a workbook, and the message explains what to do instead', () => {
    expect(parseHeader('PK\u0003\u0004…')).toMatchObject({
      ok: false,
      error: 'This is a spreadsheet file. Save it as CSV first, or paste its header line.',
    });
  });

  it('is summarized', () => {
    expect(columnsText(columns)).toBe('4 columns, from "Form Type" to "Box 1 - Nonemployee Compensation"');
  });
});

describe('a saved template', () => {
  it('is complete', () => {
    expect(templateRemarks({ columns, unknownColumns: [], missingColumns: [] })).toEqual([
      'All 4 columns are known.',
    ]);
  });

  it('names the columns that stay empty and the values without a column', () => {
    const missingColumns = ['Recipient City/Town', 'Recipient State'];
    expect(templateRemarks({ columns, unknownColumns: ['Box 9'], missingColumns })).toEqual([
      'Unknown, and left empty: "Box 9".',
      'No column for: "Recipient City/Town", "Recipient State".',
    ]);
  });
});
