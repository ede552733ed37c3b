/** Prisma's schema engine as WebAssembly, beside a scratch database with our migrations. Nothing is downloaded. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { register } from 'tsx/esm/api';

export const root = fileURLToPath(new URL('..', import.meta.url));

// The package expects a bundler to load its .wasm file; Node does it by hand.
async function loadEngine() {
  const module = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = await import(module);
  const { instance } = await WebAssembly.instantiate(readFileSync(new URL('schema_engine_bg.wasm', module)), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

const CHAR = 18;
const BPCHAR = 1042;

/**
 * The adapter for the engine, which reads PostgreSQL's catalogs: their "char" type is one that the adapter refuses and
 * the engine requires.
 */
class CatalogAdapterFactory extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    const { performIO, queryRaw } = adapter;
    const charColumns = new WeakMap();
    adapter.performIO = async (query) => {
      const result = await performIO.call(adapter, query);
      const found = result.fields.map((field) => field.dataTypeID === CHAR);
      charColumns.set(query, found);
      for (const [index, field] of result.fields.entries()) if (found[index]) field.dataTypeID = BPCHAR;
      return result;
    };
    adapter.queryRaw = async (query) => {
      const result = await queryRaw.call(adapter, query);
      for (const [index, isChar] of charColumns.get(query).entries())
        if (isChar) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  }
}

/** The SQL that leads from the migrations' result to the data model; empty when they agree. */
export async function diffMigrationsToSchema(schema = join(root, 'prisma', 'schema.prisma')) {
  register();
  const { openDatabase } = await import('../api/src/platform/db/database.ts');
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  const SchemaEngine = await loadEngine();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-schema-'));
  const quiet = { error() {}, warn() {}, info() {}, fatal() {} };
  const database = await openDatabase({ dataDir }, quiet);
  try {
    await migrate(database.pool);
    // The engine leaves this table out only when it reads a migrated database by itself.
    await database.pool.query('DROP TABLE "_prisma_migrations"');
    const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapterFactory(database.pool));
    const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
    const content = readFileSync(schema, 'utf8');
    const { stdout } = await engine.diff({
      // The adapter's database, regardless of the schema's own datasource.
      from: { tag: 'schemaDatasource', files: [{ path: 'schema.prisma', content }], configDir: root },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout.replace(/^-- This is an empty migration\.\s*/, '').trim();
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
