/**
 * Compares the schema with the released one: scripts must keep working, and the changelog must list noticeable changes.
 */
import { judgeChanges, listChanges } from './changes.mjs';
import { FILES, read } from './files.mjs';

const changes = await listChanges(read(FILES.released), read(FILES.today));
for (const { kind, message } of changes) if (kind !== 'breaking') console.log(`${kind}: ${message}`);

const findings = judgeChanges(changes, read(FILES.changelog));
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
