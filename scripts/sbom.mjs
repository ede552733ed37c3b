/**
 * `npm run sbom [-- --out file]`: the packages installed for production, as CycloneDX, by npm's own command. Without a
 * file it goes to standard output: `npm run --silent sbom`. A release adds its version, and
 * leaves out what would be another one in the next list of the same packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * With --silent npm would print nothing, but only the list and errors are wanted. All packages, because with
 * `--omit=dev` npm also leaves out what is needed for production and for development.
 */
const ARGUMENTS = [
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  ...['--include=dev', '--omit=', '--loglevel=error'],
];

/**
 * The packages for production as `name@version`, according to the lock file; those for other systems are not here.
 * @throws Error if one is missing.
 */
function listInstalled() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const places = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  const installed = new Set();
  for (const [
    path,
    { name = path.split('node_modules/').at(-1), version, optional, devOptional, peer },
  ] of places)
    if (existsSync(path)) installed.add(`${name}@${version}`);
    else if (!optional && !devOptional && !peer)
      throw new Error(`The package ${name} is not installed: run npm ci.`);
  return installed;
}

const { values } = parseArgs({ options: { out: { type: 'string' }, version: { type: 'string' } } });
const folder = values.out === undefined ? null : dirname(resolve(values.out));
// Like a backup, it would otherwise fill the disk below one that is not mounted.
if (folder && !existsSync(folder)) {
  console.error(`The folder ${folder} does not exist: mount its disk or make it, and run the command again.`);
  process.exit(1);
}
let installed;
try {
  installed = listInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { status, stdout } = spawnSync('npm', ARGUMENTS, {
  encoding: 'utf8',
  maxBuffer: Number.POSITIVE_INFINITY,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);
const bom = JSON.parse(stdout);
/** Our own workspaces are private. */
const isOurs = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:private');
bom.components = bom.components.filter((each) => isOurs(each) || installed.has(each['bom-ref']));
const listed = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => listed.has(each)) }));
// npm names it after the folder.
bom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
if (values.version) {
  bom.metadata.component.version = values.version;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
}
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else {
  writeFileSync(values.out, text);
  console.log(`Packages listed in ${values.out}: ${bom.components.length}.`);
}
