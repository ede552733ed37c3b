/** The id of one person's row of a week, a board or a season, built as the API builds it. */
export const rowId = (type: string, of: string | number, userId: string): string =>
  `${type}_${of}.${userId.replace(/^User_/, '')}`;
