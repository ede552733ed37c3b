/** The days of the examples: the screen puts the chosen period in their place. */

const YEAR = 2026;

export const quarter = { startDate: `${YEAR}-07-01`, endDate: `${YEAR}-09-30` };
export const year = { yearStart: `${YEAR}-01-01`, yearEnd: `${YEAR}-12-31` };
export const taxYear = { year: YEAR };
export const asOf = { asOf: `${YEAR}-12-31` };
