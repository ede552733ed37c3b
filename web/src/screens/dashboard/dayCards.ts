/** The four cards of an employee's home. */
export const DAY_CARDS = [
  'Total Days Worked',
  'Approved Days',
  'Pending Days',
  'Estimated Earnings',
] as const;
