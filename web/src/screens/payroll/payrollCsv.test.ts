import { expect, it } from 'vitest';
import { emptyEntry } from './dayEntries';
import { payrollCsv } from './payrollCsv';

it('writes the days on screen, and no note as a formula', () => {
  const csv = payrollCsv([
    { date: '2026-11-16', pay: '1234.50', expenses: '19.99', notes: 'Tolls, "I-95"' },
    { ...emptyEntry('2026-11-17'), notes: '=1+1' },
  ]);
  expect(csv).toBe(
    'Day,Date,Pay,Expenses,Net,Notes\r\n' +
      'Monday,2026-11-16,1234.50,19.99,1254.49,"Tolls, ""I-95"""\r\n' +
      'Tuesday,2026-11-17,0.00,0.00,0.00,"\'=1+1"\r\n',
  );
});
