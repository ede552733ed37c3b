/** What a route may answer with. */
export type Reply =
  | { kind: 'json'; body: unknown }
  | { kind: 'missing'; what: string }
  | { kind: 'file'; filename: string; contentType: string; bytes: Uint8Array };

/** A record that does not exist, or that the caller may not know of. */
export const missing = (what: string): Reply => ({ kind: 'missing', what });
