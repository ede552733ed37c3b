/** What a release brings besides the server: its packages, upgrade notes, and the files that run it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Whether a program of the system is there; its tests say so if not. */
function has(program: string): boolean {
  const { error } = spawnSync(program, ['--help']);
  if (error) console.log(`${program} is not installed, so its test is skipped.`);
  return !error;
}

test('the upgrade notes begin with the version in package.json, and say what to do for each', () => {
  const { version } = JSON.parse(read('package.json'));
  const [, ...sections] = read('CHANGELOG.md').split(/^## /m);
  expect(sections[0]).toMatch(new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - `));
  for (const section of sections) {
    expect(section).toMatch(/^\[\d+\.\d+\.\d+\] - (unreleased|\d{4}-\d\d-\d\d)\n/);
    expect(section).toMatch(/^### What an operator must do\n\n\S/m);
  }
});

test('packages whose files the server reads by their path are in the archive', () => {
  const READ = /(?:require|resolve|packaged)\(['`]((?:@[^/]+\/)?[a-z][^/'`$]*)\//g;
  const names = readdirSync(join(ROOT, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(`api/src/${path}`).matchAll(READ)].map(([, name]) => name!));
  const copied = /^const READ = \[(.*)\];$/m.exec(read('scripts/release/packages.mjs'))![1]!;
  expect([...new Set(names)].sort()).toEqual(copied.match(/(?<=')[^', ]+(?=')/g)!.sort());
});

interface Service {
  environment?: Record<string, unknown>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: object;
  volumes?: string[];
}

test('the compose file gives the portal every setting that it has, and shows the network only the proxy', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as {
    services: Record<string, Service>;
    volumes: object;
  };
  expect(Object.keys(services)).toEqual(['portal', 'database', 'proxy']);
  const [table] = read('README.md').match(/^\| setting \|.*?\n\n/ms)!;
  const known = new Set(table.match(/(?<=`)[A-Z_]{4,}(?=`)/g));
  // Those of the image, and of the sample company.
  const others = ['PORT', 'HOST', 'DATA_DIR', 'DEMO_ON_NETWORK'];
  expect(Object.keys(services.portal!.environment!).sort()).toEqual(
    [...known].filter((name) => !others.includes(name)).sort(),
  );
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
  expect(services.portal).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  for (const { volumes: used = [] } of Object.values(services))
    for (const volume of used.filter((name) => !name.startsWith('.')))
      expect(volumes).toHaveProperty(volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0]!);
  // Backups can be elsewhere than what they save.
  expect(services.portal!.volumes).toEqual(['portal:/data', expect.stringMatching(/:\/backups$/)]);
});

test('the image runs as its own user, says how it is, and is the archive', () => {
  const [, , image] = read('deploy/Dockerfile').split(/^FROM /m);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
  expect(read('deploy/Dockerfile')).toContain('sha256sum --check --quiet SHA256SUMS');
});

/** The unit, with a program that is here. */
function unitForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'carrier-portal.service');
  const unit = read('deploy/carrier-portal.service');
  expect(unit).toMatch(/^ExecStart=\/opt\/carrier-portal\/bin\/carrier-portal start$/m);
  writeFileSync(path, unit.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`));
  return path;
}

test.runIf(has('systemd-analyze'))('the unit is valid and well confined', () => {
  const unit = unitForTest();
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('carrier-portal.service'))).toEqual([]);
  const args = ['security', '--offline=yes', '--no-pager', '--threshold=20', unit];
  expect(execFileSync('systemd-analyze', args, { encoding: 'utf8' })).toContain('Overall exposure level');
});

test.runIf(has('promtool'))('Prometheus takes the alert rules', () => {
  const args = ['check', 'rules', join(ROOT, 'deploy/alerts.yaml')];
  expect(execFileSync('promtool', args, { encoding: 'utf8' })).toContain('SUCCESS');
});

test.runIf(has('caddy'))('Caddy takes its configuration', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')];
  const env = { PATH: process.env.PATH, HOME: tmpdir(), PORTAL_HOST: 'portal.example.com' };
  for (const addresses of ['127.0.0.1:4001', '127.0.0.1:4001 127.0.0.1:4002'])
    expect(
      execFileSync('caddy', args, {
        encoding: 'utf8',
        env: { ...env, PORTAL_ADDRESS: addresses },
        stdio: 'pipe',
      }),
    ).toBe('Valid configuration\n');
});

test('the drill tries the files that the guide shows for several portals', () => {
  const guide = read('docs/operations.md').match(/^## Several portals$.*?^## /ms)![0];
  const shown = [...guide.matchAll(/(?<=\]\(\.\.\/)deploy\/[^)]+/g)].map(([path]) => path);
  expect(shown).toEqual(['deploy/haproxy.cfg', 'deploy/Caddyfile', 'deploy/pgbouncer.ini']);
  expect(read('api/test/faults/drill/fleet.ts')).toContain('../deploy/haproxy.cfg');
  expect(read('api/test/faults/support/pgbouncer.ts')).toContain('../deploy/pgbouncer.ini');
});

test.runIf(has('haproxy'))('HAProxy takes its configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The certificate is the operator’s.
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, read('deploy/haproxy.cfg').replace(/ ssl crt .*$/m, ''));
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
