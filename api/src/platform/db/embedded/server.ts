/**
 * The child process of the embedded database: PGlite behind a Unix socket. It is a separate process because a query
 * blocks its event loop and because it can be killed and restarted. Arguments: the data folder and the folder of the
 * socket.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { describeFailure } from '../../lib/fileErrors.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { type ParentMessage, type ServerMessage, SOCKET_NAME } from './messages.ts';

const HEARTBEAT_MS = 1_000;

// A function of the database must have run five times as long as Node 20 has it before it is compiled a second time,
// for speed: most of those that only startup keeps busy are never needed that much again. What stays busy is soon as
// fast as ever.
setFlagsFromString('--wasm-tiering-budget=9000000');

const [dataDir, socketFolder] = process.argv.slice(2) as [string, string];

const send = (message: ServerMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

// A parent that dies, however it dies, takes this process along: WAL is on disk, nothing is lost.
process.on('disconnect', () => process.exit(0));
// The parent decides when to end; a Ctrl-C in the terminal reaches both.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

async function serve(): Promise<void> {
  await lockFolder(dataDir, process.ppid);
  // Loaded only now: a process that is refused need not load WebAssembly first.
  const { copyPostgresFolder, hasPostgresFolder, initialisePostgresFolder, openPostgresFolder } =
    await import('./postgresFolder.ts');
  const path = join(dataDir, 'postgres');
  if (!hasPostgresFolder(path)) {
    await initialisePostgresFolder(path);
    await send({ type: 'initialised' });
    process.exit(0);
  }
  const { db } = await openPostgresFolder(path);

  // An error here is WebAssembly's, not SQL's, and would leave the queue of queries stuck forever.
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = (...args) =>
    run(...args).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });

  const socket = join(socketFolder, SOCKET_NAME);
  rmSync(socket, { force: true });
  // The pool opens one connection; the others are for one that is just being replaced.
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
