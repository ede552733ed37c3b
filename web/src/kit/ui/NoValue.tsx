/** A dash where a cell of a table has no value; where rows are lists on a phone, the fact is left out. */
export const NoValue = () => <span data-no-value>–</span>;
