/**
 * `npm ci` can leave out the contributors' tools, and `npm start` builds stale code: everything the build uses is
 * installed, according to the marks in the lock file, and the contributors' tools are not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  bin?: Record<string, string>;
}
const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;

/** The workspace's own copy of the package, or else the shared one. */
const found = (workspace: string, name: string): Locked | undefined =>
  locked[`${workspace}/node_modules/${name}`] ?? locked[`node_modules/${name}`];

/** The build's scripts also find packages with `resolve`. */
const IN_SCRIPTS = /(?:from |import\(|import |resolve\()'([^'.][^']*)'/g;
/** Types leave nothing in the build. */
const OF_TYPES = /^(?:import|export) type [^;]*;/gm;
const IN_SOURCES = /^(?:(?:import|export) [^'\n]*from |import |\} from )'([^'.][^']*)'/gm;

const listImports = (path: string, pattern = IN_SCRIPTS): string[] =>
  [...read(path).replace(OF_TYPES, '').matchAll(pattern)]
    .map(([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name!)![0])
    .filter((name) => !isBuiltin(name));

/** The package whose program a command starts. */
function findPackage(workspace: string, command: string): string {
  const place = Object.keys(locked).find(
    (path) =>
      locked[path]?.bin?.[command] && (path.startsWith('node_modules/') || path.startsWith(`${workspace}/`)),
  );
  if (!place) throw new Error(`${command} is no program of a package.`);
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The programs that a workspace's build starts, and the imports of its Node scripts. */
function listTools(workspace: string): string[] {
  const commands: string[] = JSON.parse(read(`${workspace}/package.json`)).scripts.build.split(' && ');
  return commands.flatMap((command) => {
    const [program, script] = command.split(' ') as [string, string];
    return program === 'node' ? listImports(join(workspace, script)) : [findPackage(workspace, program)];
  });
}

const isNotBuilt = (path: string): boolean => /\.(test|d)\.tsx?$/.test(path);

/** The imports in a workspace's sources, except in tests. */
function importedBy(workspace: string): string[] {
  const files = readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !isNotBuilt(path));
  return [...new Set(files.flatMap((path) => listImports(join(workspace, path), IN_SOURCES)))];
}

const CONFIGS = readdirSync(join(ROOT, 'web')).filter(
  (name) => name.endsWith('.ts') && name !== 'vitest.config.ts',
);

/** Large tools; the TypeScript compilers only check. */
const TOOLS = ['vitest', 'playwright-core', '@biomejs/biome', '@typescript/typescript-linux-x64'];

test('packages that the build uses are installed for production', () => {
  const used = {
    '': ['turbo', 'relay-compiler', ...listImports('prisma.config.ts')],
    api: [...listTools('api'), ...importedBy('api')],
    rules: listTools('rules'),
    web: [
      ...listTools('web'),
      ...importedBy('web'),
      ...CONFIGS.flatMap((name) => listImports(join('web', name))),
    ],
  };
  expect(used.api).toContain('esbuild');
  expect(used.rules).toContain('esbuild');
  expect(used.web).toEqual(
    expect.arrayContaining(['vite', '@vitejs/plugin-react', 'vite-plugin-relay-lite']),
  );
  const missing = Object.entries(used).flatMap(([workspace, names]) =>
    names.filter((name) => {
      const entry = found(workspace, name);
      return !entry || entry.dev || entry.devOptional;
    }),
  );
  expect(missing).toEqual([]);
});

test('packages that only contributors need are left out', () => {
  expect(read('.npmrc').split('\n')).toContain('omit=dev');
  expect(TOOLS.filter((name) => !locked[`node_modules/${name}`]?.dev)).toEqual([]);
});
