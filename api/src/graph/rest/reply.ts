/** What a route can return. */
export type Reply =
  | { kind: 'json'; body: unknown }
  | { kind: 'missing'; what: string }
  | { kind: 'waits'; requestId: string; message: string }
  | ({ kind: 'file' } & FileReply);

interface FileReply {
  filename: string;
  contentType: string;
  bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** What the file omits, in ASCII; null if it is complete. */
  leftOut: string | null;
}

/** A record that does not exist or that the caller may not see. */
export const missing = (what: string): Reply => ({ kind: 'missing', what });

/** Nothing has changed: a second person must approve the request first. */
export const waits = ({ id }: { id: string }, message: string): Reply => ({
  kind: 'waits',
  requestId: id,
  message,
});

/** A file with its name. */
export const file = ({
  filename,
  contentType,
  bytes,
  leftOut = null,
}: Omit<FileReply, 'bytes' | 'leftOut'> & { bytes: unknown; leftOut?: string | null }): Reply => ({
  kind: 'file',
  filename,
  contentType,
  leftOut,
  bytes: bytes as FileReply['bytes'],
});
