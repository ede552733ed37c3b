import type { RecordSourceProxy } from 'relay-runtime';

/** The store's data of runs once they are paid. */
export function markRunsPaid(store: RecordSourceProxy, ids: readonly string[]): void {
  for (const id of ids) {
    const run = store.get(id);
    run?.setValue('PAID', 'status');
    run?.setValue(false, 'viewerCanMarkPaid');
  }
}
