/** Makes the data folder that the portals of most files start from: founding a database takes longer than copying one. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateFolder, startPortal } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalTemplate: string;
    /** The same before anybody has started a portal on it: nobody is there. */
    emptyTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const empty = mkdtempSync(join(tmpdir(), 'portal-e2e-template-'));
  await migrateFolder(empty);
  project.provide('emptyTemplate', empty);
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-template-'));
  cpSync(empty, folder, { recursive: true });
  const portal = await startPortal({ dataDir: folder, quickPasswords: true });
  await portal.stop();
  project.provide('portalTemplate', folder);
  return () => {
    for (const made of [empty, folder]) rmSync(made, { recursive: true, force: true });
  };
}
