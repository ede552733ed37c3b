/**
 * Loaded before the portal, which then knows the operations without some regions by id, like those of the web client.
 * Sent as text they would take another path, which no browser uses.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readFileSync } = fs;
const reduced = JSON.parse(process.env.REDUCED_OPERATIONS);

fs.readFileSync = (path, ...options) =>
  String(path).endsWith('/operations/today.json')
    ? JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...reduced })
    : readFileSync(path, ...options);
syncBuiltinESMExports();
