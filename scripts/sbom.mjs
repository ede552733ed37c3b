/**
 * `npm run sbom [-- --out file]`: the packages installed for production, as CycloneDX, by npm's own command. Without a
 * file it goes to standard output: `npm run --silent sbom`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** With --silent npm would print nothing, but only the list and errors are wanted. */
const ARGUMENTS = [
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'],
  '--loglevel=error',
];

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = values.out === undefined ? null : dirname(resolve(values.out));
// Like a backup, it would otherwise fill the disk below one that is not mounted.
if (folder && !existsSync(folder)) {
  console.error(`The folder ${folder} does not exist: mount its disk or make it, and run the command again.`);
  process.exit(1);
}
const { status, stdout } = spawnSync('npm', ARGUMENTS, {
  encoding: 'utf8',
  maxBuffer: Number.POSITIVE_INFINITY,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);
const bom = JSON.parse(stdout);
// npm names it after the folder.
bom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else {
  writeFileSync(values.out, text);
  console.log(`Packages listed in ${values.out}: ${bom.components.length}.`);
}
