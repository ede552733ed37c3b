/**
 * Loaded before the portal: it then knows the operations that are asked without some regions by their ids, as it knows
 * the web client's. By their text they would take another way, which no browser takes.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readFileSync } = fs;
const reduced = JSON.parse(process.env.REDUCED_OPERATIONS);

fs.readFileSync = (path, ...options) =>
  String(path).endsWith('/operations.json')
    ? JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...reduced })
    : readFileSync(path, ...options);
syncBuiltinESMExports();
