/** A server that all tests of a file use, one after the other. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { launch, ready, type Server, type Settings, settingsOf } from './server.ts';

/** Starts it before the first test, on a company of the embedded database, and ends it after the last. */
export function sharedServer(settings: Settings = {}): () => Server {
  let server: Server | undefined;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-fault-'));
    cpSync(inject('companyTemplate'), dataDir, { recursive: true });
    const launched = launch({ ...settingsOf({ dataDir }), ...settings });
    server = await ready(launched);
    return async () => {
      await launched.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    };
  });
  return () => server!;
}
