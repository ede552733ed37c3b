/**
 * Makes today's schema the released one, and dates its changelog section. Prints the changes since the last release.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { listChanges, NEXT } from './changes.mjs';
import { FILES, read } from './files.mjs';

const changes = await listChanges(read(FILES.released), read(FILES.today));
for (const { kind, message } of changes) console.log(`${kind}: ${message}`);
console.log(`${changes.length} changes that scripts may notice.`);

copyFileSync(FILES.today, FILES.released);
const today = new Date().toISOString().slice(0, 10);
writeFileSync(FILES.changelog, read(FILES.changelog).replace(NEXT, `## ${today}`));
