/** The packages of a release: those that the bundles import, with what these need, and only files that a server reads. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Packages whose files the server reads by their path; no bundle imports these. */
const READ = ['pdfmake', 'swagger-ui-dist', '@fontsource-variable/inter'];

/** The files that are enough, where most of a package is for others. */
const ENOUGH = {
  '@fontsource-variable/inter': /^files\/inter-latin-wght-normal\.woff2$/,
  '@prisma/client': /^runtime\/(client\.\w+|query_compiler_fast_bg\.postgresql\..*)$/,
  bcrypt: /^(bcrypt\.js|promises\.js|prebuilds\/.*)$/,
  pdfmake: /^(js|fonts)\//,
  'swagger-ui-dist': /^swagger-ui(-bundle)?\.(js|css)$/,
};
/** What no server reads: types, source maps, other texts than licenses, tests. */
const NOT_RUN = /\.(map|md|ts|mts|cts|tsbuildinfo)$|\/(test|tests|docs|examples?)\//;
const ALWAYS = /^(package\.json|LICEN[CS]E.*|NOTICE.*)$/i;

/** Those that only work at installation, which has happened. */
const NOT_NEEDED = new Set(['node-addon-api', '@scarf/scarf']);

const isRun = (name, path) => {
  if (ALWAYS.test(basename(path))) return true;
  return (ENOUGH[name]?.test(path) ?? true) && !NOT_RUN.test(`/${path}`);
};

/** The files of a package, not of those inside it. */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)node_modules\//.test(path));

/** Where Node finds a package from a folder, by its own rules; undefined if it is not installed. */
function findPackage(name, from) {
  for (const folder of createRequire(join(from, 'x.js')).resolve.paths(name)) {
    try {
      return {
        folder: join(folder, name),
        ...JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')),
      };
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

/**
 * Copies the packages from `root`'s node_modules to the same places in `target`. Returns their names and versions.
 * @param imported names that bundles import.
 */
export function copyPackages(root, target, imported) {
  const copied = new Map();
  const copy = (name, from, isOptional) => {
    if (NOT_NEEDED.has(name)) return;
    const found = findPackage(name, from);
    if (!found && isOptional) return;
    if (!found) throw new Error(`The package ${name} is not installed: run npm ci.`);
    const { folder, version, dependencies, optionalDependencies } = found;
    const place = relative(root, folder);
    if (copied.has(place)) return;
    copied.set(place, `${name} ${version}`);
    for (const path of listFiles(folder).filter((each) => isRun(name, each))) {
      mkdirSync(dirname(join(target, place, path)), { recursive: true });
      copyFileSync(join(folder, path), join(target, place, path));
    }
    for (const each of Object.keys(dependencies ?? {})) copy(each, folder, false);
    for (const each of Object.keys(optionalDependencies ?? {})) copy(each, folder, true);
  };
  for (const name of new Set([...READ, ...imported]))
    if (!isBuiltin(name) && name !== 'pg-native') copy(name, join(root, 'api'), false);
  return [...copied.values()].sort();
}
