/** `npm run sbom` and `npm run advisories` in a small project, with the test's own registry or none. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { family, longTest } from './support/longTest.ts';

const PROJECT = {
  name: 'depot',
  version: '1.0.0',
  dependencies: { axle: '1.2.3' },
  devDependencies: { jack: '4.5.6' },
};
const LOCK = {
  name: 'depot',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': PROJECT,
    'node_modules/axle': { version: '1.2.3' },
    'node_modules/jack': { version: '4.5.6', dev: true },
  },
};
const ADVISORY = {
  id: 1,
  url: 'https://advisories.example.com/1',
  title: 'Axle breaks',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-packages-'));
  const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));
  write('package.json', PROJECT);
  write('package-lock.json', LOCK);
  for (const [name, version] of [
    ['axle', '1.2.3'],
    ['jack', '4.5.6'],
  ] as const) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    write(`node_modules/${name}/package.json`, { name, version });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

const run = (script: string, args: string[], settings: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const path = fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url));
    const env = { ...process.env, npm_config_cache: join(folder, 'cache'), ...settings };
    execFile(process.execPath, [path, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

/** A registry with these advisories; without them, it cannot answer. */
async function openRegistry(advisories?: Record<string, unknown[]>): Promise<string> {
  const registry = createServer((request, response) => {
    const isAsked = request.url?.endsWith('/advisories/bulk') && advisories;
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAsked ? advisories : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    registry.close();
    registry.closeAllConnections();
  });
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
}

const askAdvisories = (registry: string, more: Record<string, string> = {}) =>
  run('advisories.mjs', [], { npm_config_registry: registry, ...more });

interface Validator {
  /** Returns the errors, or null. */
  validate: (text: string) => Promise<unknown>;
}
interface CycloneDx {
  Spec: { Version: { v1dot5: string } };
  Validation: { JsonStrictValidator: new (version: string) => Validator };
}

describe('the bill of materials', () => {
  const listed = (text: string) => {
    const bom = JSON.parse(text);
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'depot' } } });
    return bom.components.map(({ purl }: { purl: string }) => purl);
  };

  longTest('lists what is installed for production', async () => {
    const { status, stdout } = await run('sbom.mjs', []);
    expect(status).toBe(0);
    expect(listed(stdout)).toEqual(['pkg:npm/axle@1.2.3']);
  });

  longTest('goes to a file', async () => {
    const { status, stdout } = await run('sbom.mjs', ['--out', 'sbom.json']);
    expect([status, stdout]).toEqual([0, 'Packages listed in sbom.json: 1.\n']);
    expect(listed(readFileSync(join(folder, 'sbom.json'), 'utf8'))).toEqual(['pkg:npm/axle@1.2.3']);
  });

  longTest(
    'of this repository passes a CycloneDX validator, even if npm is silent',
    async () => {
      const { Spec, Validation }: CycloneDx = createRequire(import.meta.url)('@cyclonedx/cyclonedx-library');
      const root = fileURLToPath(new URL('../../', import.meta.url));
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
        cwd: root,
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(stdout)).toBeNull();
      const { metadata, components } = JSON.parse(stdout);
      expect(metadata.component.name).toBe('carrier-portal');
      const names = new Set(components.map(({ name }: { name: string }) => name));
      expect([names.has('graphql-yoga'), names.has('@biomejs/biome')]).toEqual([true, false]);
      // The client's tests need it as well, as a package for development.
      expect(names.has('graphql')).toBe(true);
    },
    120_000,
  );

  test('is not written into a folder that does not exist, which is named', async () => {
    const missing = join(folder, 'mnt');
    const { status, stderr } = await run('sbom.mjs', ['--out', join(missing, 'sbom.json')]);
    expect([status, stderr]).toEqual([
      1,
      `The folder ${missing} does not exist: mount its disk or make it, and run the command again.\n`,
    ]);
  });

  test('is not written if packages are missing', async () => {
    rmSync(join(folder, 'node_modules/axle'), { recursive: true });
    expect(await run('sbom.mjs', [])).toMatchObject({ status: 1, stdout: '' });
  });
});

describe('advisories', () => {
  longTest('none ends with 0', async () => {
    const { status, stdout } = await askAdvisories(await openRegistry({}));
    expect([status, stdout]).toEqual([0, 'The registry knows of no advisories.\n']);
  });

  longTest('one is named and ends with 1', async () => {
    const { status, stdout } = await askAdvisories(await openRegistry({ axle: [ADVISORY] }));
    expect(status).toBe(1);
    expect(stdout).toContain('high: axle: Axle breaks (<2.0.0, https://advisories.example.com/1)');
    expect(stdout).toContain('Packages with advisories: 1.');
  });

  longTest('of a development package does not count', async () => {
    expect(await askAdvisories(await openRegistry({ jack: [ADVISORY] }))).toMatchObject({ status: 0 });
  });

  test.each(
    family([
      ['npm told to stay offline', { npm_config_offline: 'true' }],
      ['no network', {}],
    ] as [string, Record<string, string>][]),
  )('that cannot be requested end with 2: %s', async (_why, settings) => {
    const { status, stdout, stderr } = await askAdvisories('http://127.0.0.1:9/', settings);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Could not ask the registry for advisories.*failed/);
  });

  longTest('from a registry that has none end with 2', async () => {
    expect(await askAdvisories(await openRegistry())).toMatchObject({ status: 2, stdout: '' });
  });
});
