/** Messages from the embedded database's child process to its parent. */
export type ServerMessage =
  /** A new folder was created; the child ends and must be restarted (WebAssembly memory never shrinks). */
  | { type: 'initialised' }
  /** Clients may connect. */
  | { type: 'ready' }
  /** The event loop is running: no query blocks it. */
  | { type: 'alive' }
  /** Another process has the folder; `pid` where it left its number. */
  | { type: 'inUse'; pid: number | null }
  /** It cannot start, and another try would not help. */
  | { type: 'refused'; reason: string }
  /** The copy that was asked for is there, or why it is not. */
  | { type: 'copied'; failure: string | null };

/** What the parent asks of the child. */
export type ParentMessage = 'stop' | { copyTo: string };

/** The name libpq gives a server's socket, which is how `pg` finds it in a folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';
