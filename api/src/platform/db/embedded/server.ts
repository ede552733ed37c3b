/**
 * The child process of the embedded database: PGlite behind a Unix socket. A separate process, because queries block
 * its event loop and because it can be killed and restarted. Arguments: the data folder, and the socket's folder.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { describeFailure } from '../../lib/fileErrors.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { type ParentMessage, type ServerMessage, SOCKET_NAME } from './messages.ts';

const HEARTBEAT_MS = 1_000;

// Raises Node 20's threshold for optimizing a WebAssembly function five times. Most functions are busy only during
// startup and never again; the truly busy ones still become fast soon.
setFlagsFromString('--wasm-tiering-budget=9000000');

const [dataDir, socketFolder] = process.argv.slice(2) as [string, string];

const send = (message: ServerMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

// If the parent dies in any way, this process ends too. The WAL is on disk, so nothing is lost.
process.on('disconnect', () => process.exit(0));
// The parent decides when to end; Ctrl-C in the terminal reaches both.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

async function serve(): Promise<void> {
  await lockFolder(dataDir, process.ppid);
  // Loaded only now, so that a refused process does not load WebAssembly.
  const { copyPostgresFolder, hasPostgresFolder, initialisePostgresFolder, openPostgresFolder } =
    await import('./postgresFolder.ts');
  const path = join(dataDir, 'postgres');
  if (!hasPostgresFolder(path)) {
    await initialisePostgresFolder(path);
    await send({ type: 'initialised' });
    process.exit(0);
  }
  const { db } = await openPostgresFolder(path);

  // An error here is WebAssembly's, not SQL's, and would block the query queue forever.
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = (...args) =>
    run(...args).catch(async (error: Error) => {
      await send({ type: 'failed', reason: error.stack ?? String(error) });
      process.exit(1);
    });

  const socket = join(socketFolder, SOCKET_NAME);
  rmSync(socket, { force: true });
  // The pool opens one connection; the others allow for one that is being replaced.
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 8 });
  await server.start();
  process.on('message', async (message: ParentMessage) => {
    if (message !== 'stop') {
      let failure: string | null = null;
      try {
        copyPostgresFolder(path, message.copyTo);
      } catch (error) {
        failure = describeFailure(error);
      }
      return send({ type: 'copied', failure });
    }
    await server.stop();
    await db.close();
    process.exit(0);
  });
  setInterval(() => void send({ type: 'alive' }), HEARTBEAT_MS);
  await send({ type: 'ready' });
}

serve().catch(async (error: Error) => {
  if (error instanceof FolderInUseError) await send({ type: 'inUse', pid: error.pid });
  else await send({ type: 'refused', reason: describeFailure(error, dataDir) });
  process.exit(1);
});
