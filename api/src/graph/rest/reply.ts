/** What a route may respond with. */
export type Reply =
  | { kind: 'json'; body: unknown }
  | { kind: 'missing'; what: string }
  | { kind: 'waits'; requestId: string; message: string }
  | { kind: 'file'; filename: string; contentType: string; bytes: Uint8Array };

/** A record that does not exist, or that the caller may not know of. */
export const missing = (what: string): Reply => ({ kind: 'missing', what });

/** Nothing has changed: a second person has to approve the request first. */
export const waits = ({ id }: { id: string }, message: string): Reply => ({
  kind: 'waits',
  requestId: id,
  message,
});

/** A file to save under its name. */
export const file = (given: { filename: string; contentType: string; bytes: unknown }): Reply => ({
  kind: 'file',
  filename: given.filename,
  contentType: given.contentType,
  bytes: given.bytes as Uint8Array,
});
