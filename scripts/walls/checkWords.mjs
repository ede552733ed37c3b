/** Exits 1 when a folder that could be published speaks of the portal. */
import { findWords } from './words.mjs';

const found = findWords('.');
for (const each of found) console.error(`${each}: see GENERAL in scripts/walls/rooms.mjs.`);
if (found.length > 0) process.exitCode = 1;
