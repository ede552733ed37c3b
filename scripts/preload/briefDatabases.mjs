/**
 * Loaded into a process that starts embedded databases for tests: they live for seconds, and their machine code is not
 * worth optimizing meanwhile, which would keep a core busy for longer than most of them are used.
 */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const UNOPTIMIZED = '--liftoff-only';

const { fork } = childProcess;
childProcess.fork = (path, args, { execArgv = [], ...options } = {}) =>
  fork(path, args, { ...options, execArgv: [...new Set([...execArgv, UNOPTIMIZED])] });
syncBuiltinESMExports();
