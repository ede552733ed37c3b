/**
 * Only one process can open a data folder. The lock is a socket name, which the kernel frees as soon as its owner dies,
 * however it dies. A pid file can be stale, and a heartbeat can lapse while WebAssembly blocks the event loop. The pid
 * file is only for the error message.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer, type ListenOptions } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PID_FILE = 'portal.pid';
/** How long to wait for a process that is shutting down, and for the child of a dead one. */
const WAIT_MS = { alive: 1_000, dead: 5_000 };

/** Thrown if another process has the folder's lock. */
export class FolderInUseError extends Error {
  readonly pid: number | null;
  constructor(folder: string, pid: number | null) {
    super(`DATA_DIR ${folder} is in use by ${pid === null ? 'another process' : `process ${pid}`}.`);
    this.name = 'FolderInUseError';
    this.pid = pid;
  }
}

// Linux has socket names without files. Elsewhere, a local port replaces one.
function lockAddress(folder: string): ListenOptions {
  const hash = createHash('sha256').update(realpathSync(folder)).digest();
  if (process.platform === 'linux') return { path: `\0carrier-portal-${hash.toString('hex', 0, 16)}` };
  return { host: '127.0.0.1', port: 20_000 + (hash.readUInt32BE(0) % 29_000), exclusive: true };
}

const tryLock = (address: ListenOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // Unreferenced: the lock lasts as long as the process and does not keep it alive.
    server.listen(address, () => resolve(true)).unref();
  });

function holder(folder: string): { pid: number; alive: boolean } | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, PID_FILE), 'utf8'), 10);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, alive: isAlive(pid) };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Locks the folder for the rest of this process's life, in the name of `pid`.
 * @throws FolderInUseError if its owner does not go away.
 */
export async function lockFolder(folder: string, pid: number): Promise<void> {
  const address = lockAddress(folder);
  const started = performance.now();
  while (!(await tryLock(address))) {
    const other = holder(folder);
    const waitMs = other?.alive && other.pid !== pid ? WAIT_MS.alive : WAIT_MS.dead;
    if (performance.now() - started > waitMs) throw new FolderInUseError(folder, other?.pid ?? null);
    await sleep(50);
  }
  writeFileSync(join(folder, PID_FILE), `${pid}\n`, { mode: 0o600 });
}
