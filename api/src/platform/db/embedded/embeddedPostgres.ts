/**
 * Keeps the embedded database's child process running: starts it, watches it, and restarts it when it dies or a query
 * blocks it too long. Until it is back, `available` is false and requests get 503.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeFailure } from '../../lib/fileErrors.ts';
import { siblingModule } from '../../lib/siblingModule.ts';
import { FolderInUseError } from './folderLock.ts';
import type { ParentMessage, ServerMessage } from './messages.ts';
import { socketFolder } from './socketFolder.ts';
import { removeCopies, upgradeCopy, wayBack } from './upgradeCopies.ts';

const WATCH_MS = 1_000;
/**
 * Ten seconds without a sign of life, counted in our own ticks, so that a sleeping machine does not count as a hang.
 */
const MISSED_BEATS = 10;
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;
/** This many failures within a minute will not go away. */
const MAX_FAILURES = 5;
const FAILURE_WINDOW_MS = 60_000;

/** The database cannot be opened; the message is one line for the terminal. */
export class EmbeddedStartError extends Error {
  override name = 'EmbeddedStartError';
}

interface Options {
  /** Called when the child keeps failing; ends the process by default. */
  onGivingUp?: () => void;
}

export class EmbeddedPostgres {
  /** The folder of the server's socket, as `host` for connections. */
  readonly host: string;
  readonly #dataDir: string;
  readonly #log: Logger;
  readonly #onGivingUp: () => void;
  readonly #failures: number[] = [];
  #child: ChildProcess | null = null;
  #available = false;
  #stopping = false;
  #isGuarded = false;

  private constructor(dataDir: string, log: Logger, options: Options) {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new EmbeddedStartError(`DATA_DIR ${dataDir} cannot be written to: ${describeFailure(error)}.`);
    }
    this.#dataDir = realpathSync(dataDir);
    this.#log = log;
    this.#onGivingUp = options.onGivingUp ?? (() => process.exit(1));
    this.host = socketFolder(this.#dataDir);
  }

  /**
   * Opens the folder, and creates a database if there is none.
   * @throws FolderInUseError if another process has it; EmbeddedStartError if it cannot be opened.
   */
  static async start(dataDir: string, log: Logger, options: Options = {}): Promise<EmbeddedPostgres> {
    const postgres = new EmbeddedPostgres(dataDir, log, options);
    // Needs a second attempt if the first created the folder; the child may also die once for other reasons.
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await postgres.#launch();
      if (outcome === 'ready') return postgres;
      if (attempt === 3) throw new EmbeddedStartError(`The embedded database in ${dataDir} does not start.`);
    }
  }

  /** False while the child is not running. */
  get available(): boolean {
    return this.#available;
  }

  /** The child's process ID, for tests that kill it. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** From now on, a query that blocks the child for ten seconds ends the child. */
  guard(): void {
    this.#isGuarded = true;
  }

  /** Copies of this database from before upgrades. */
  get copies() {
    const dataDir = this.#dataDir;
    return {
      keep: (migration: string) => this.#copyTo(upgradeCopy(dataDir, migration)),
      wayBack: () => wayBack(dataDir),
      remove: () => removeCopies(dataDir),
    };
  }

  /** @throws EmbeddedStartError if there is not enough space. */
  async #copyTo(path: string): Promise<void> {
    const child = this.#child;
    const failure = await new Promise<string | null>((resolve) => {
      child?.on('message', (message: ServerMessage) => {
        if (message.type === 'copied') resolve(message.failure);
      });
      child?.once('exit', () => resolve('its process has ended'));
      child?.send({ copyTo: path } satisfies ParentMessage, () => {});
    });
    if (failure !== null)
      throw new EmbeddedStartError(
        `The upgrade begins with a copy of the database, and ${path} cannot be written: ${failure}.`,
      );
  }

  /** Ends the child after a checkpoint, so that the next start has nothing to recover. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#available = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // If it cannot be told anymore, it is about to end on its own.
    child.send('stop' satisfies ParentMessage, () => {});
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(killing);
  }

  #launch(): Promise<'ready' | 'initialised' | 'died'> {
    const { path, execArgv } = siblingModule(import.meta.url, 'server');
    const child = fork(path, [this.#dataDir, this.host], {
      execArgv,
      // The settings contain secrets that the child does not need.
      env: { TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('error', (error) =>
      this.#log.error({ error: error.message }, 'The embedded database did not answer.'),
    );
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
      child.on('message', (message: ServerMessage) => {
        if (message.type === 'ready') {
          this.#watch(child);
          resolve('ready');
        } else if (message.type === 'initialised') {
          child.once('exit', () => resolve('initialised'));
        } else if (message.type === 'inUse') {
          reject(new FolderInUseError(this.#dataDir, message.pid));
        } else if (message.type === 'refused') {
          reject(
            new EmbeddedStartError(
              `The embedded database in ${this.#dataDir} does not open: ${message.reason}.`,
            ),
          );
        }
        clearTimeout(tooLate);
      });
      child.once('exit', () => {
        clearTimeout(tooLate);
        resolve('died');
      });
    });
  }

  #watch(child: ChildProcess): void {
    this.#available = true;
    let missed = 0;
    child.on('message', (message: ServerMessage) => {
      missed = 0;
      if (message.type === 'failed')
        this.#log.error({ reason: message.reason }, 'The embedded database failed.');
    });
    const watching = setInterval(() => {
      if (this.#isGuarded) missed += 1;
      if (missed < MISSED_BEATS) return;
      this.#log.error('A query blocked the embedded database for ten seconds; restarting it.');
      child.kill('SIGKILL');
    }, WATCH_MS);
    watching.unref();
    child.once('exit', (code, signal) => {
      clearInterval(watching);
      this.#available = false;
      if (this.#stopping) return;
      this.#log.error({ code, signal }, 'The embedded database ended unexpectedly; starting it again.');
      void this.#recover();
    });
  }

  async #recover(): Promise<void> {
    while (!this.#stopping) {
      this.#failures.push(performance.now());
      const recent = this.#failures.filter((at) => performance.now() - at < FAILURE_WINDOW_MS).length;
      if (recent > MAX_FAILURES) {
        this.#log.fatal('The embedded database keeps failing; giving up.');
        this.#onGivingUp();
        return;
      }
      await sleep(100 * 2 ** (recent - 1));
      if (this.#stopping) return;
      const outcome = await this.#launch().catch((error: Error) => error);
      if (outcome === 'ready') {
        this.#log.info('The embedded database is back.');
        return;
      }
      this.#log.error({ outcome }, 'The embedded database did not start.');
    }
  }
}
