import { listWeekDays } from 'rules/weeks';
import type { BoardRow } from './boardRow';

/** Rows for the tests of this folder: a week from Monday, November 9, 2026. */
export const WEEK = '2026-11-09';

type Changes = Partial<Omit<BoardRow, 'user' | 'days'>> & { readonly proposed?: readonly number[] };

/** A row whose days propose these dollars, Monday first; days without a proposal have no log. */
export function createRow(name: string, { proposed = [], ...changes }: Changes = {}): BoardRow {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    user: {
      id: firstName.toLowerCase(),
      name,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@example.com`,
      viewerCanOpen: true,
      viewerCanSetDailyRate: true,
    },
    days: listWeekDays(WEEK).map((date, index) => {
      const proposedPay = proposed[index] ?? 0;
      const isLogged = proposedPay > 0;
      return {
        date,
        worked: isLogged,
        status: isLogged ? 'APPROVED' : null,
        description: '',
        proposedPay,
        lacksRate: false,
      };
    }),
    receipts: [],
    deductions: [],
    paidBefore: 0,
    added: 0,
    addedToPay: 0,
    pendingDays: 0,
    warnings: [],
    backPay: null,
    state: proposed.some((dollars) => dollars > 0) ? 'READY' : 'EMPTY',
    reason: null,
    run: null,
    ...changes,
  };
}
