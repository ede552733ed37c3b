/**
 * Becomes a program of the build: `node scripts/run.mjs [--build] <program> [arguments]`. package.json begins such
 * scripts with `exec`, so npm's shell becomes this process: a signal to npm reaches the program, and npm waits for its
 * end. With `--build` it first builds what is stale. Commands go without: a portal may be running from the present
 * build.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';

// The program finds its own arguments where it would without this script.
const [, , ...words] = process.argv;
const current = words[0] === '--build';
const [name, ...given] = current ? words.slice(1) : words;
const program = resolve(name);
if ((current || !existsSync(program)) && (await build('build')) !== 0) process.exit(1);
process.argv = [process.execPath, program, ...given];
await import(pathToFileURL(program).href);
