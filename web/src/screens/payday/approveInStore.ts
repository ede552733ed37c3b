import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** The home's list of people with open issues (`Payday_query`). */
const ATTENTION = { first: 100, only: 'ATTENTION' };

/** Removes the days from the row. Returns whether the person's pay still has an open issue. */
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
 * Shows days as approved before the server has approved them: they are no longer an issue. The week's progress is up to
 * the server.
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
