/** Exits with 1 when a general folder contains a word of the portal's trade. */
import { findWords } from './words.mjs';

const found = findWords('.');
for (const each of found) console.error(`${each}: see GENERAL in scripts/walls/rooms.mjs.`);
if (found.length > 0) process.exitCode = 1;
