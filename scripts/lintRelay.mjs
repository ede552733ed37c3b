/**
 * Relay's own lint rules. `unused-fields` looks for readers only in the fragment's file, but here helpers and tables
 * get whole rows: a field is fine if a module next to the fragment's, by an import of either, reads it. A field read
 * farther away needs a comment.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

const paths = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .map((path) => join('web/src', path))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__') && !path.includes('.test.'));
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The imports between modules, in both directions. */
const neighbors = new Map(paths.map((path) => [path, new Set()]));
for (const [path, source] of sources)
  for (const [, target] of source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const imported = ['.ts', '.tsx'].map((ending) => join(dirname(path), target) + ending);
    for (const other of imported.filter((one) => sources.has(one))) {
      neighbors.get(path).add(other);
      neighbors.get(other).add(path);
    }
  }

/**
 * Whether some module reads the field of a record: by a dot, by destructuring or by its name as a key. A module that
 * selects a field of this name reads its own.
 */
function isRead(field, path) {
  const reads = new RegExp(`\\.${field}\\b|[{,]\\s*${field}\\s*[,}:=]|['"]${field}['"]`);
  const asks = new RegExp(`graphql\`[^\`]*\\b${field}\\b[^\`]*\``);
  return [path, ...neighbors.get(path)].some((one) => {
    const source = sources.get(one);
    return (one === path || !asks.test(source)) && reads.test(source.replace(/graphql`[^`]*`/g, ''));
  });
}

const { stdout, stderr } = spawnSync('npx', ['oxlint', 'web/src', '--format=json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (!stdout.trim().startsWith('{')) {
  console.error(stdout + stderr);
  process.exit(1);
}
const findings = JSON.parse(stdout).diagnostics.filter(({ code, message, filename }) => {
  const [, field] = /queries for the field `(\w+)`/.exec(message) ?? [];
  return code !== 'relay(unused-fields)' || !field || !isRead(field, filename);
});
for (const { filename, labels, code, message } of findings)
  console.error(`${filename}:${labels[0]?.span.line} ${code}: ${message.split('\n')[0]}`);
process.exit(findings.length === 0 ? 0 : 1);
