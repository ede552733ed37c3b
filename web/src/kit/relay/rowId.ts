/** The id of one person's row of a week, a board or a season: the API makes it of what the row is about. */
export const rowId = (type: string, of: string | number, userId: string): string =>
  `${type}_${of}.${userId.replace(/^User_/, '')}`;
