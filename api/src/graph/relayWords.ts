/** Descriptions shared by every list, page and cursor. */
export const relayWords = {
  idFieldOptions: { description: 'Unique across all kinds of records; it never changes.' },
  nodeTypeOptions: { description: 'A record with an id of its own, which `node` returns by that id.' },
  pageInfoTypeOptions: { tokenScope: 'ANY_TOKEN', description: 'Where a page lies within its list.' },
  hasNextPageFieldOptions: { description: 'Whether the list goes on after this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether the list has rows before this page.' },
  startCursorFieldOptions: {
    description: 'The cursor of the first row, for `before`; null on an empty page.',
  },
  endCursorFieldOptions: { description: 'The cursor of the last row, for `after`; null on an empty page.' },
  defaultConnectionTypeOptions: { description: 'A page of a list.' },
  defaultEdgeTypeOptions: { description: 'A row of a page, with its place in the list.' },
  edgesFieldOptions: { description: "The page's rows, in the order of the list." },
  nodesOnConnection: {
    description:
      "The page's rows without their places: if one fails, all of them do, while `edges` misses only that one.",
  },
  pageInfoFieldOptions: { description: 'Whether there are more pages, and the cursors that lead to them.' },
  cursorFieldOptions: { description: 'The place of the row in the list, for `after` and `before`.' },
  nodeFieldOptions: { description: 'The record in this place.' },
  firstArgOptions: {
    description:
      'How many rows to return, from the start of the list or after `after`; 50 if left out, or 20 for a history.',
  },
  afterArgOptions: { description: 'Only rows after this cursor, such as the endCursor of the page before.' },
  lastArgOptions: { description: 'How many rows to return, counted back from `before`.' },
  beforeArgOptions: {
    description: 'Only rows before this cursor, such as the startCursor of the page after.',
  },
} as const;
