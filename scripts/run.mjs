/**
 * Becomes a command of the portal in a checkout: `node scripts/run.mjs [--build] <command> [options]`. package.json
 * begins such scripts with `exec`, so npm's shell becomes this process: a signal to npm reaches the portal, and npm waits
 * for its end. With `--build` it first builds what is stale. Commands go without: a portal may be running from the
 * present build.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.mjs';

const [, , ...words] = process.argv;
const current = words[0] === '--build';
if ((current || !existsSync('api/dist/main.js')) && (await build('build')) !== 0) process.exit(1);
// The program finds its own arguments where it would without this script.
if (current) process.argv.splice(2, 1);
createRequire(import.meta.url)('./carrier-portal');
