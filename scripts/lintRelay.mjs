/**
 * Relay's own lint rules, which have no options. They look for the readers of a field or a fragment only in its file,
 * but here helpers and tables get whole rows: both are fine if a module next to it, by an import of either, reads them.
 * What is read farther away needs a comment.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

const paths = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .map((path) => join('web/src', path))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__') && !path.includes('.test.'));
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The imports of each module, and its neighbors: what it imports, and what imports it. */
const imports = new Map(paths.map((path) => [path, new Set()]));
const neighbors = new Map(paths.map((path) => [path, new Set()]));
for (const [path, source] of sources)
  for (const [, target] of source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const imported = ['.ts', '.tsx'].map((ending) => join(dirname(path), target) + ending);
    for (const other of imported.filter((one) => sources.has(one))) {
      imports.get(path).add(other);
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

/** Whether a module next to it imports the one that reads the fragment. */
const isReadNearby = (fragment, path) =>
  [...neighbors.get(path)].some((one) =>
    [...imports.get(one)].some((other) => basename(other).split('.')[0] === fragment.split('_')[0]),
  );

/**
 * Whether a module's queries only bring the store up to date, like mutations, which the rules leave alone: nothing in
 * it reads their answers.
 */
const onlyRefreshes = (path) =>
  !/\b(use\w*Fragment|usePreloadedQuery|useLazyLoadQuery|readInlineData)\b|fetchQuery</.test(
    sources.get(path),
  );

/** `@connection` asks for edges beside a spread. */
const isForConnection = (path, line) => /^\s*edges { cursor }$/.test(sources.get(path).split('\n')[line - 1]);

function isFine({ message, filename: path, labels }) {
  const [, fragment] = /spreads the fragment `(\w+)`/.exec(message) ?? [];
  if (fragment) return isReadNearby(fragment, path) || onlyRefreshes(path);
  const [, field] = /queries for the field `(\w+)`/.exec(message) ?? [];
  return Boolean(field) && (isRead(field, path) || isForConnection(path, labels[0].span.line));
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
const findings = JSON.parse(stdout).diagnostics.filter((finding) => !isFine(finding));
for (const { filename, labels, code, message } of findings)
  console.error(`${filename}:${labels[0]?.span.line} ${code}: ${message.split('\n')[0]}`);
process.exit(findings.length === 0 ? 0 : 1);
