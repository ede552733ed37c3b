/**
 * Makes the data folder that the portals of most files start from: creating a database takes longer than copying one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateFolder } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder on which no portal has started yet: it has tables, and no users. */
    portalTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-template-'));
  await migrateFolder(folder);
  project.provide('portalTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
