/** Messages from the embedded database's child process to its parent. */
export type ServerMessage =
  /** A new folder was created; the child ends and must be restarted (WebAssembly memory never shrinks). */
  | { type: 'initialised' }
  /** Clients may connect. */
  | { type: 'ready' }
  /** The event loop is running: no query blocks it. */
  | { type: 'alive' }
  /** Another process has the folder; `pid` if it left its process ID. */
  | { type: 'inUse'; pid: number | null }
  /** It cannot start, and a retry would not help. */
  | { type: 'refused'; reason: string }
  /** WebAssembly failed, and the process ends. */
  | { type: 'failed'; reason: string }
  /** The requested copy exists, or why it does not. */
  | { type: 'copied'; failure: string | null };

/** Messages from the parent to the child. */
export type ParentMessage = 'stop' | { copyTo: string };

/** The name that libpq gives a server's socket. `pg` looks for it in the folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';
