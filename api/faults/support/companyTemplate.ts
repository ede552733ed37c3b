/** Makes the folder that every test on the embedded database starts from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { found } from './company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    companyTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-company-'));
  await found({ dataDir: folder });
  project.provide('companyTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
