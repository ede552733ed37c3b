/** How many tokens the list shows at first, and how many more each time. */
export const TOKEN_PAGE = 50;
