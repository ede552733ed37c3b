import { describe, expect, it, test } from 'vitest';
import { type CsvCell, csvFileName, toCsv } from './csv';

const cellOf = (value: CsvCell) =>
  toCsv([{ header: 'Cell', cell: () => value }], [{}]).slice('Cell\r\n'.length, -'\r\n'.length);

describe('CSV', () => {
  it('has a header row and ends every record with CRLF', () => {
    const days = [
      { day: 'Monday', pay: '1234.50', notes: 'Philadelphia, PA' },
      { day: 'Tuesday', pay: '0.00', notes: 'Said "late"\nand waited' },
    ];
    const csv = toCsv<(typeof days)[number]>(
      [
        { header: 'Day', cell: (day) => day.day },
        { header: 'Pay', cell: (day) => day.pay },
        { header: 'Notes', cell: (day) => day.notes },
      ],
      days,
    );
    expect(csv).toBe(
      'Day,Pay,Notes\r\nMonday,1234.50,"Philadelphia, PA"\r\nTuesday,0.00,"Said ""late""\nand waited"\r\n',
    );
  });

  it('keeps the header when there are no rows', () => {
    expect(toCsv([{ header: 'Day', cell: () => '' }], [])).toBe('Day\r\n');
  });

  test.each([
    ['=1+1'],
    ['+1 215 555 0100'],
    ['-2+3'],
    ['@SUM(A1)'],
    ['\tx'],
    ['\rx'],
    ['  =1+1'],
    ['\u00a0=1+1'],
    ['\ufeff=1+1'],
    ['\uff1d1+1'],
    ['\uff0b1'],
    ['\uff0d1'],
    ['\uff20A1'],
    ['-12.00 =A1'],
  ])('takes the formula out of %j', (text) => expect(cellOf(text)).toMatch(/^"?'/));

  test.each<[CsvCell, string]>([
    [-12, '-12'],
    ['-12.00', '-12.00'],
    ['12.00', '12.00'],
    ['2026-11-16', '2026-11-16'],
    ['a=b', 'a=b'],
    ['00123', '00123'],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    [0, '0'],
  ])('leaves %j unchanged', (value, text) => expect(cellOf(value)).toBe(text));

  test.each([
    [['payroll', 'O’Brien', '2026-11-16'], 'payroll_o-brien_2026-11-16.csv'],
    [['payroll', 'García Núñez', '2026-11-16'], 'payroll_garcia-nunez_2026-11-16.csv'],
    [['payroll', '../../etc', '2026-11-16'], 'payroll_etc_2026-11-16.csv'],
    [['payroll', '', '2026-11-16'], 'payroll_2026-11-16.csv'],
    [['payroll', 'Łukasz Größe'], 'payroll_lukasz-grosse.csv'],
  ])('a file of %j is called %s', (parts, name) => expect(csvFileName(...parts)).toBe(name));
});
