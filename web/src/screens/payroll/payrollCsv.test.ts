import { expect, it } from 'vitest';
import { emptyEntry } from './dayEntries';
import { payrollCsv } from './payrollCsv';

const entries = [
  { date: '2026-11-16', pay: '1234.50', expenses: '19.99', notes: 'Tolls, "I-95"' },
  { ...emptyEntry('2026-11-17'), notes: '=1+1' },
];
const days =
  'Day,Date,Pay,Expenses,Net,Notes\r\n' +
  'Monday,2026-11-16,1234.50,19.99,1254.49,"Tolls, ""I-95"""\r\n' +
  'Tuesday,2026-11-17,0.00,0.00,0.00,"\'=1+1"\r\n';

it('writes the days on screen, and no note as a formula', () => expect(payrollCsv(entries, 0)).toBe(days));

it('subtracts deductions in a row of their own', () =>
  expect(payrollCsv(entries, 20_000)).toBe(`${days}Deducted,,,,-200.00,\r\n`));
