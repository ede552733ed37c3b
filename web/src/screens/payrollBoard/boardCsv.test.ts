import { expect, it } from 'vitest';
import { knownRow } from './batchPlan';
import { boardCsv } from './boardCsv';
import { emptyDraft, withPay, withTouch } from './boardDraft';
import { createRow, WEEK } from './testRows';

it('writes the rows on screen with typed amounts and ticks, and no name as a formula', () => {
  const ann = createRow('Ann =1+1', { proposed: [245, 245] });
  const bo = createRow('Bo Birch', {
    state: 'PROCESSED',
    added: 85,
    run: {
      id: 'run',
      number: 12,
      status: 'PAID',
      payDate: '2026-11-20',
      expenses: 10.5,
      totalPay: 210.5,
      net: 160.5,
      entries: [{ date: '2026-11-11', pay: 200 }],
      viewerCanMarkPaid: false,
      awaitsApproval: false,
      replaces: null,
    },
  });
  const cy = createRow('Cy Cedar', {
    proposed: [100],
    deductions: [{ planId: 'plan', description: 'Insurance', due: 30, floor: 0 }],
  });
  const typed = withPay(emptyDraft, knownRow(ann), '2026-11-10', '1000.10');
  const draft = withTouch(typed, knownRow(cy), { isIncluded: false });
  expect(boardCsv(WEEK, [ann, bo, cy], draft)).toBe(
    'lastName,firstName,email,2026-11-09,2026-11-10,2026-11-11,2026-11-12,2026-11-13,2026-11-14,2026-11-15,' +
      'expenses,total,state,run,deducted,net,added\r\n' +
      '"\'=1+1",Ann,ann@example.com,245.00,1000.10,0.00,0.00,0.00,0.00,0.00,0.00,1245.10,Ready,,0.00,1245.10,0.00\r\n' +
      'Birch,Bo,bo@example.com,0.00,0.00,200.00,0.00,0.00,0.00,0.00,10.50,210.50,Paid #12,12,50.00,160.50,85.00\r\n' +
      'Cedar,Cy,cy@example.com,100.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,100.00,Excluded,,30.00,70.00,0.00\r\n',
  );
});
