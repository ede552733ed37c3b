/**
 * `npm run release`: the portal as one archive that starts with Node alone, release/carrier-portal-<version>.tar.gz, with
 * its list of packages and its checksums.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.mjs';
import { copyPackages } from './packages.mjs';
import { readVersion } from './version.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.chdir(root);

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ended with status ${status}.`);
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { version, commit, time } = readVersion(manifest.version);
if ((await build('build')) !== 0) process.exit(1);
// It brings esbuild, which an installation of Node alone has not.
const { writeBundles } = await import('./bundles.mjs');

const name = `carrier-portal-${version}`;
const folder = join(root, 'release', name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'bin'), { recursive: true });
const to = (path) => join(folder, path);
const writeJson = (path, value) => writeFileSync(to(path), `${JSON.stringify(value, null, 2)}\n`);

// What `readRelease` reads.
const platform = `${process.platform}-${process.arch}`;
writeJson('package.json', {
  name: manifest.name,
  version,
  commit,
  platform,
  private: true,
  engines: manifest.engines,
});
copyFileSync('scripts/carrier-portal', to('bin/carrier-portal'));
chmodSync(to('bin/carrier-portal'), 0o755);

const imported = await writeBundles(to('api/dist'));
writeJson('api/package.json', { type: 'module', private: true });
cpSync('api/operations', to('api/operations'), { recursive: true });
cpSync('prisma/migrations', to('prisma/migrations'), { recursive: true });
cpSync('web/dist', to('web/dist'), { recursive: true });
const packages = copyPackages(root, folder, imported);
for (const path of ['deploy', 'docs', 'CHANGELOG.md'])
  cpSync(path, to(path), {
    recursive: true,
    filter: (each) => !/\.png$|^docs\/(conformance|guides)/.test(each),
  });
run('node', 'scripts/sbom.mjs', '--out', to('sbom.json'), '--version', version);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .sort();
const digest = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
writeFileSync(to('SHA256SUMS'), files.map((path) => `${digest(to(path))}  ${path}\n`).join(''));
const bytes = files.reduce((sum, path) => sum + statSync(to(path)).size, 0);

// The same commit makes the same bytes, on whatever day and under whatever name.
const archive = `${folder}.tar.gz`;
const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
run(
  'tar',
  '--sort=name',
  `--mtime=@${time}`,
  ...owner,
  '--use-compress-program=gzip -9 -n',
  '-cf',
  archive,
  '-C',
  join(root, 'release'),
  name,
);
writeFileSync(`${archive}.sha256`, `${digest(archive)}  ${name}.tar.gz\n`);
rmSync(folder, { recursive: true });

const toMegabytes = (size) => `${Math.round(size / 1e6)} MB`;
console.log(`Packages beside the bundles: ${packages.join(', ')}`);
console.log(
  `${relative(root, archive)}: ${toMegabytes(statSync(archive).size)}, unpacked ${toMegabytes(bytes)} in ${files.length} files`,
);
