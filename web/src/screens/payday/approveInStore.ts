import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Where the home has the people of whom something stands in the way (`Payday_query`). */
const ATTENTION = { first: 100, only: 'ATTENTION' };

/** Takes the days off the row. Whether anything still stands in the way of the person's pay. */
function keepsRow(row: RecordProxy, ids: ReadonlySet<string>): boolean {
  const days = row.getLinkedRecords('undecidedDays') ?? [];
  const left = days.filter((day) => !ids.has(day.getDataID()));
  row.setLinkedRecords(left, 'undecidedDays');
  const issues = (row.getValue('issues') as string[] | undefined) ?? [];
  const others = left.length > 0 ? issues : issues.filter((issue) => issue !== 'UNAPPROVED_DAYS');
  row.setValue(others, 'issues');
  return others.length > 0;
}

/**
 * Shows days as approved before the server has done it: they are no one's issue anymore. How far the week has come is
 * the server's to say.
 */
export const approveInStore =
  (approved: readonly string[]) =>
  (store: RecordSourceProxy): void => {
    const rows = store.getRoot().getLinkedRecord('payday')?.getLinkedRecord('rows', ATTENTION);
    const edges = rows?.getLinkedRecords('edges');
    if (!rows || !edges) return;
    const ids = new Set(approved);
    const left = edges.filter((edge) => {
      const row = edge.getLinkedRecord('node');
      return !row || keepsRow(row, ids);
    });
    rows.setLinkedRecords(left, 'edges');
    rows.setValue(Number(rows.getValue('totalCount')) - (edges.length - left.length), 'totalCount');
  };
