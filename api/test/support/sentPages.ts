/**
 * The sizes of the client's pages, read from its code: the module that sends an operation sets its page size, or else
 * the nearest module above it that sets one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PAGE_SIZE } from '../../src/graph/pageArgs.ts';

/** For a list that grows by "Show more" and has no size of its own: the size after ten presses or more. */
export const GROWN = 100;

const CLIENT = fileURLToPath(new URL('../../../web/src', import.meta.url));
const RULES = fileURLToPath(new URL('../../../rules/src', import.meta.url));

interface Module {
  path: string;
  /** The source with GraphQL documents, and without. */
  whole: string;
  code: string;
  /** The modules that it imports, at once or later. */
  imports: string[];
}

function readModule(path: string): Module {
  const whole = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const code = whole.replace(/graphql`[^`]*`/g, '');
  const imports = [...code.matchAll(/(?:from|import\() ?'(\.[^']+|rules\/\w+)'/g)].map(([, name = '']) =>
    name.startsWith('rules/') ? join(RULES, name.slice('rules/'.length)) : join(dirname(path), name),
  );
  return { path: path.replace(/\.tsx?$/, ''), whole, code, imports };
}

const isOurs = (path: string) => /\.tsx?$/.test(path) && !/__generated__|\.test\.tsx?$/.test(path);
const modules = new Map(
  [CLIENT, RULES].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .map((path) => readModule(join(root, path)))
      .map((module) => [module.path, module] as const),
  ),
);

const importersOf = ({ path }: Module): Module[] =>
  [...modules.values()].filter(({ imports }) => imports.includes(path));

/** The value of a constant, from this module or the one it is imported from. */
function initializerOf(name: string, module: Module): { text: string; module: Module } | undefined {
  const own = new RegExp(`\\bconst ${name}(?::[^=]+)? = ([^;]+);`).exec(module.code)?.[1];
  if (own) return { text: own, module };
  const isImported = new RegExp(`import [^;]*\\b${name}\\b[^;]* from`).test(module.code);
  if (!isImported) return undefined;
  for (const path of module.imports) {
    const source = modules.get(path);
    const found = source && new RegExp(`export const ${name}\\b`).test(source.code);
    if (found) return initializerOf(name, source);
  }
  return undefined;
}

/** The number that an expression stands for; undefined for a value that is only passed on, or for a type. */
function sizeOf(text: string, module: Module): number | undefined {
  if (/^[\d_]+$/.test(text)) return Number(text.replaceAll('_', ''));
  if (text.includes('.length')) return GROWN;
  if (!/^\w+$/.test(text)) return undefined;
  const found = initializerOf(text, module);
  // A computed value may be anything.
  return found && (sizeOf(found.text, found.module) ?? MAX_PAGE_SIZE);
}

/** The sizes in a module for a variable of this name. */
function sizesIn(module: Module, variable: string): number[] {
  const sites = [
    ...module.code.matchAll(/\bnumberedPage\(.+, ([\w.]+)\)/g),
    ...(variable === 'first' ? module.code.matchAll(/\bloadNext\(([\w.]+)/g) : []),
    ...module.code.matchAll(new RegExp(`\\b${variable}(?:: |=\\{)([^,}\n]+)`, 'g')),
  ];
  return sites.flatMap(([, text = '']) => sizeOf(text.trim(), module) ?? []);
}

/** An entry also takes its variables from its imports. */
const partsOf = (module: Module): Module[] =>
  module.path.endsWith('.entry')
    ? [module, ...module.imports.flatMap((path) => modules.get(path) ?? [])]
    : [module];

function nearestSizes(module: Module, variable: string, seen: Set<Module>): number[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const found = partsOf(module).flatMap((part) => sizesIn(part, variable));
  return found.length > 0
    ? found
    : importersOf(module).flatMap((importer) => nearestSizes(importer, variable, seen));
}

/**
 * The largest page that the client sends with an operation as the value of a variable. Throws if its code names none.
 */
export function sentPage(operation: string, variable: string): number {
  const declares = new RegExp(`\\b(query|mutation|subscription) ${operation}\\b|queryName: "${operation}"`);
  const module = [...modules.values()].find(({ whole }) => declares.test(whole));
  if (!module) throw new Error(`No module of the client has ${operation}.`);
  // A table that turns its pages itself is nearer than what shows it.
  const turns = module.imports
    .flatMap((path) => modules.get(path) ?? [])
    .filter(({ code }) => code.includes('numberedPage(page, '));
  const own = turns.flatMap((each) => sizesIn(each, variable));
  const sizes = own.length > 0 ? own : nearestSizes(module, variable, new Set());
  if (sizes.length === 0) throw new Error(`Nothing says how large $${variable} of ${operation} is.`);
  // A list that is requested again to show more of it has no fixed size.
  return Math.max(...sizes, /MoreQuery$/.test(operation) ? GROWN : 0);
}
