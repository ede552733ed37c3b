/** A payday as the test server's response. */

const noRows: readonly object[] = [];

export const quietSteps = {
  ...{ expected: 2, logged: 2, worked: 2, approved: 2, onPayroll: 2, paid: 2 },
  ...{ toApprove: 0, toProcess: 0, toPay: 0, paidOut: 1200 },
  ...{ payableRuns: 0, payablePeople: 0, payable: 0, awaitingPeople: 0, aboveLimit: noRows },
  ...{ ranTotal: 1200, ranDeducted: 0, ranPaidBefore: 0, added: 0 },
  payDate: '2026-11-18',
};

export const quietTotals = {
  ...{ contractors: 2, ready: 0, held: 0, processed: 2, unpaidRuns: 0 },
  ...{ basePay: 0, expenses: 0, totalPay: 0, deductions: 0, net: 0 },
};

/** Everyone is paid. */
export const quietPayday = {
  id: 'PayrollBoard_2026-11-09',
  weekStart: '2026-11-09',
  payDate: '2026-11-18',
  viewerCanProcess: true,
  reason: null,
  isEverybodyPaid: true,
  unpaidElsewhere: 0,
  openWeeksBefore: 0,
  openWeekBefore: null,
  steps: quietSteps,
  totals: quietTotals,
  batch: null,
  rows: { totalCount: 0, edges: noRows },
};

/** Someone whose pay has an open issue. */
export function paydayPerson(name: string, issues: readonly string[], more: object = {}) {
  const id = name.toLowerCase();
  return {
    id: `row-${id}`,
    issues,
    heldReason: null,
    amountAtStake: 400,
    backPay: null as object | null,
    user: {
      ...{ id, name: `Sam ${name}`, email: `${id}@example.com`, w9RequestedAt: null },
      ...{ viewerCanRequestW9: true, viewerCanSetDailyRate: true, viewerCanOpen: true },
    },
    undecidedDays: noRows,
    undecidedReceipts: noRows,
    ...more,
  };
}

export const paydayRows = (...people: readonly ReturnType<typeof paydayPerson>[]) => ({
  totalCount: people.length,
  edges: people.map((node) => ({ node })),
});

export const pendingDay = (id: string, date: string, viewerCanDecide = true) => ({
  ...{ id, date, description: 'Newark to Camden', revision: `${id}-1`, viewerCanDecide, status: 'PENDING' },
});
