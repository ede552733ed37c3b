/**
 * Loaded into a process that starts embedded databases for tests: they live for seconds, so optimizing their machine
 * code does not pay off and would keep a core busy for longer than most of them run.
 */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const UNOPTIMIZED = '--liftoff-only';

const { fork } = childProcess;
childProcess.fork = (path, args, { execArgv = [], ...options } = {}) =>
  fork(path, args, { ...options, execArgv: [...new Set([...execArgv, UNOPTIMIZED])] });
syncBuiltinESMExports();
