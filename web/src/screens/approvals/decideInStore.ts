import type { RecordSourceProxy } from 'relay-runtime';

/** Shows the decision before the server has made it. The server sets the revisions. */
export const decideInStore =
  (ids: readonly string[], { status, reason }: { readonly status: string; readonly reason?: string }) =>
  (store: RecordSourceProxy): void => {
    for (const id of ids)
      store
        .get(id)
        ?.setValue(status, 'status')
        .setValue(reason ?? null, 'rejectionReason');
  };
