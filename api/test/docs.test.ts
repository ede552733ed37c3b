/**
 * The documents match the code: every path, package, command, setting and name in code or in a link in README.md,
 * CONTRIBUTING.md, docs/*.md and docs/guides exists. An example that begins with a file name is in that file, and a
 * test file contains the titles in italics after its name. No text contains a word that the guide to words forbids.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const NOT_OURS = ['node_modules', 'generated', 'dist', 'data', 'shots', '.git', '.turbo', 'coverage'];

/** Every file below a folder, relative to the root; folders end with a slash. */
function list(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [`${folder}${entry.name}/`, ...list(`${folder}${entry.name}/`)]
        : [folder + entry.name],
    );
}
const paths = list();
const known = new Set(paths);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The changelog names things that no longer exist. */
const CHANGELOG = 'docs/api-changelog.md';
const DOCUMENTS = paths.filter(
  (path) => /^(README|CONTRIBUTING|docs\/(guides\/)?[^/]+)\.md$/.test(path) && path !== CHANGELOG,
);

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = (path: string): Manifest => JSON.parse(read(path));
const manifests = paths.filter((path) => basename(path) === 'package.json').map(manifest);
const packages = new Set(
  manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  ),
);
const { scripts = {} } = manifest('package.json');
/** Programs that our packages install. */
const installed: Record<string, { bin?: Record<string, string> }> = JSON.parse(
  read('package-lock.json'),
).packages;
const programs = new Set(
  Object.entries(installed)
    .filter(([path]) => packages.has(path.split('node_modules/').at(-1)!))
    .flatMap(([, { bin = {} }]) => Object.keys(bin)),
);

/** The code without its comments. */
const code = paths
  .filter(
    (path) =>
      /^deploy\/|\.(tsx?|m?js|graphql|prisma|sql|html)$/.test(path) &&
      !path.endsWith('/') &&
      !path.endsWith('docs.test.ts'),
  )
  .map((path) => read(path).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|^\s*#.*$/gm, ' '))
  .join('\n');
const words = new Set(
  code.match(/[\w-]+/g)?.flatMap((word) => [word, word.toLowerCase(), ...word.split('-')]),
);
/** Field and header names in any case; dotted names are looked up part by part. */
const isSaid = (name: string) =>
  words.has(name) || words.has(name.toLowerCase()) || name.split('.').every((part) => words.has(part));

/** Names in the documents that are not in the code, and why. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'written while the portal runs': [
    'audit-head.before-restore.json',
    'audit-head.damaged.json',
    'server.env',
  ],
  'programs of the system': ['zcat', 'pg_restore', 'qpdf'],
  'what we do not do': ['index.ts'],
  'invented for an example': ['timeLogs/Odometer'],
};
const elsewhere = new Set(Object.values(ELSEWHERE).flat());

const tops = new Set(paths.map((path) => path.split('/')[0]));
const isPath = (token: string) =>
  /^[\w<*@][^\s:=$(){}…]*$/.test(token) &&
  (/^[^/]+\/./.test(token) ||
    /\/$/.test(token) ||
    /\.(tsx?|m?js|json|md|graphql|prisma|sql|html)$/.test(token));

/** A path from the root or from a workspace, or the end of a path if it does not start with a top folder. */
function isThere(token: string, base: string): boolean {
  const path = token.replace(/\bdist\/(.*)\.js$/, 'src/$1.ts').replace(/^rules\/(\w+)$/, 'rules/src/$1.ts');
  const from = posix.join(base, path);
  if (known.has(from) || known.has(`${from}/`)) return true;
  const exact = tops.has(path.split('/')[0]);
  // Files that the portal writes, media types, time zones.
  if (!exact && code.includes(`'${path}`)) return true;
  const source = path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/<\w+>|\*/g, '[^/]+');
  const pattern = new RegExp(`${exact ? '^' : '(^|/)'}${source}/?$`);
  return paths.some((each) => pattern.test(each));
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');
const anchors = (path: string) =>
  new Set([...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading!)));

function linkIssues(text: string, path: string): string[] {
  return [...text.matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(([, file, anchor]) => {
    const target = file ? posix.join(posix.dirname(path), file) : path;
    if (!known.has(target) && !known.has(`${target}/`)) return [`no file ${target}`];
    return anchor && !anchors(target).has(anchor) ? [`no heading #${anchor} in ${target}`] : [];
  });
}

/** Commands, paths and packages in a line of code. */
function codeIssues(text: string): string[] {
  const issues: string[] = [];
  for (const [, run, name] of text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g))
    if (!(name! in scripts) && !(!run && ['ci', 'install', 'ls'].includes(name!)))
      issues.push(`no command npm run ${name}`);
  for (const [, name] of text.matchAll(/\bnpx ([\w-]+)/g))
    if (!programs.has(name!)) issues.push(`no program ${name}`);
  const base = /\bcd ([\w/]+) &&/.exec(text)?.[1] ?? '';
  for (const token of text.split(/[\s,;|'"`()]+/)) {
    if (elsewhere.has(token) || token.includes('://')) continue;
    if (/^@[\w-]+\/[\w-]+$/.test(token)) {
      if (!packages.has(token)) issues.push(`no package ${token}`);
    } else if (isPath(token) && !isThere(token, base)) issues.push(`no path ${token}`);
  }
  return issues;
}

/** Names in code in a sentence: a single name, or parts of longer code that look like our names. */
function nameIssues(text: string): string[] {
  const single = /^[a-z][\w.-]*$/i.test(text) && !isPath(text);
  const names = single
    ? [text]
    : (text.match(/(?<![\w/-])([a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?![\w/.-])/g) ?? []);
  return names
    .filter((name) => !packages.has(name) && !elsewhere.has(name) && !isSaid(name))
    .map((name) => `no package or name ${name}`);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
/** An example that begins with a file name: each of its lines is in that file. */
function exampleIssues(text: string): string[] {
  const path = /^(?:\/\/|--) (\S+\.\w+)\n/.exec(text)?.[1];
  if (!path) return [];
  if (!known.has(path)) return [`no path ${path}`];
  const lines = new Set(read(path).split('\n').map(squeeze));
  return text
    .split('\n')
    .slice(1)
    .map(squeeze)
    .filter((line) => line && line !== '// …' && !lines.has(line))
    .map((line) => `${path} does not say: ${line}`);
}

/** A test file, and titles in it in italics after a colon: `…/login.test.ts`: *signs in*, *signs out* */
const TITLED = /`([^`]+\.test\.tsx?)`:((?:,?\s+\*[^*]+\*)+)/g;
function titleIssues(text: string): string[] {
  return [...text.matchAll(TITLED)].flatMap(([, path, titles]) => {
    if (!known.has(path!)) return [`no file ${path}`];
    const source = read(path!);
    return [...titles!.matchAll(/\*([^*]+)\*/g)]
      .map(([, title]) => squeeze(title!))
      .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
      .map((title) => `no test ${title} in ${path}`);
  });
}

function issues(path: string): string[] {
  const text = read(path).replace(/<!--[\s\S]*?-->/g, '');
  const found: string[] = [];
  const prose = text.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_block, language: string, block: string) => {
    if (language === 'sh' || language === 'text') found.push(...block.split('\n').flatMap(codeIssues));
    found.push(...exampleIssues(block));
    return '';
  });
  for (const [, span] of prose.matchAll(/`([^`]+)`/g)) found.push(...codeIssues(span!), ...nameIssues(span!));
  return [...found, ...titleIssues(prose), ...linkIssues(prose, path)];
}

test.each(DOCUMENTS)('what %s names exists', (path) => expect(issues(path)).toEqual([]));

test('every exception in the list is named, and is not a package', () => {
  const text = DOCUMENTS.map(read).join('\n');
  expect([...elsewhere].filter((name) => !text.includes(name) || packages.has(name))).toEqual([]);
});

/** Texts whose words we do not choose: landed migrations, released files, lists of others' words, and this list. */
const NOT_WORDED =
  /^(prisma\/migrations\/|bench\/parts\/|api\/operations\/|package-lock\.json$|scripts\/schema\/released\.graphql$|rules\/src\/commonPasswords|docs\/(guides\/words|benchmarks)\.md$)/;

test('no text has a word that the guide to words forbids', () => {
  const [, table = ''] = read('docs/guides/words.md').split('## Never\n');
  const never = [...table.split('\n## ')[0]!.matchAll(/^\| (?!never|---)(.+?) \|/gm)].flatMap(([, row]) =>
    row!.split(', '),
  );
  expect(never.length).toBeGreaterThan(5);
  const pattern = new RegExp(`(?<![\\w-])(${never.join('|')})(?![\\w-])`, 'gi');
  const found = paths
    .filter(
      (path) => /\.(tsx?|m?js|graphql|prisma|md|css|html|yaml|service)$/.test(path) && !NOT_WORDED.test(path),
    )
    .flatMap((path) => (read(path).match(pattern) ?? []).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});
