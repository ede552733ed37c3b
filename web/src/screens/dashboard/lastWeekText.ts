import { counted } from '../../kit/lib/labels';

type LastWeek = {
  readonly unpaidContractors: number;
  readonly unpaidRunsOfLastWeek: number;
  readonly awaitingRunsOfLastWeek: number;
  readonly isLastWeekPaid: boolean;
};

/** The progress of last week's pay, and the next step: process, pay, done. */
export function lastWeekState(week: LastWeek): { readonly text: string; readonly isOpen: boolean } {
  const { unpaidContractors, unpaidRunsOfLastWeek, awaitingRunsOfLastWeek: awaiting, isLastWeekPaid } = week;
  const toPay = unpaidRunsOfLastWeek - awaiting;
  if (isLastWeekPaid) return { text: 'Everyone who worked last week has been paid', isOpen: false };
  if (unpaidContractors > 0) {
    const text = `${counted(unpaidContractors, 'contractor')} not on payroll yet for last week`;
    return { text, isOpen: true };
  }
  if (toPay > 0)
    return { text: `Last week is on payroll: ${counted(toPay, 'payroll')} to pay`, isOpen: true };
  if (awaiting > 0)
    return {
      text: `Last week is on payroll: ${counted(awaiting, 'payroll')} waiting for a second person`,
      isOpen: true,
    };
  return { text: 'No contractor is waiting for last week’s pay', isOpen: false };
}
