/** What a route may respond with. */
export type Reply =
  | { kind: 'json'; body: unknown }
  | { kind: 'missing'; what: string }
  | { kind: 'file'; filename: string; contentType: string; bytes: Uint8Array };

/** A record that does not exist, or that the caller may not know of. */
export const missing = (what: string): Reply => ({ kind: 'missing', what });

/** A file to save under its name. */
export const file = (given: { filename: string; contentType: string; bytes: unknown }): Reply => ({
  kind: 'file',
  filename: given.filename,
  contentType: given.contentType,
  bytes: given.bytes as Uint8Array,
});
