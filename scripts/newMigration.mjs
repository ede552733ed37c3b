/** `npm run migration -- <name>`: writes the migration from the present one to prisma/schema.prisma. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffMigrationsToSchema, root } from './schemaEngine.mjs';

const [name] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
  console.error('Give the migration a name in lower case, like: npm run migration -- add_truck_number');
  process.exit(1);
}
const sql = await diffMigrationsToSchema();
if (!sql) {
  console.log('prisma/schema.prisma and prisma/migrations agree: nothing to write.');
  process.exit();
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(root, 'prisma', 'migrations', `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
console.log(`Wrote ${join(folder, 'migration.sql')}\nRead it before you commit it.\n\n${sql}`);
