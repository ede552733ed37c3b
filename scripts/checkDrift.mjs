/** Fails when prisma/schema.prisma and prisma/migrations describe different databases. */
import { diffMigrationsToSchema } from './schemaEngine.mjs';

const sql = await diffMigrationsToSchema();
if (sql) {
  console.error('prisma/schema.prisma has what prisma/migrations does not make:\n');
  console.error(sql);
  console.error('\nRun: npm run migration -- <name>');
  process.exit(1);
}
console.log('prisma/schema.prisma and prisma/migrations agree.');
