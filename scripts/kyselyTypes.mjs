/** A Prisma generator: the tables of the data model as types for SQL statements. It needs no database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import helper from '@prisma/generator-helper';

const SCALARS = {
  String: 'string',
  Boolean: 'boolean',
  Int: 'number',
  BigInt: 'number',
  Float: 'number',
  Decimal: 'number',
  Json: 'JsonValue',
  // In JSON's form: hexadecimal, after \x.
  Bytes: 'string',
};

/**
 * Values that the database itself fills in. Prisma's client fills in the rest (uuid(7), @updatedAt), and SQL must name
 * it.
 */
const DATABASE_DEFAULTS = ['autoincrement', 'now', 'dbgenerated'];
const isFilledIn = ({ hasDefaultValue, default: value }) =>
  hasDefaultValue &&
  (typeof value !== 'object' || Array.isArray(value) || DATABASE_DEFAULTS.includes(value.name));

function toType({ type, kind, nativeType }) {
  if (kind === 'enum') return `Enums.${type}`;
  if (type === 'DateTime') return nativeType?.[0] === 'Date' ? 'Day' : 'Instant';
  if (SCALARS[type]) return SCALARS[type];
  throw new Error(`No type for a column of ${type}.`);
}

function toColumn(field) {
  const type = field.isList ? `${toType(field)}[]` : toType(field);
  const value = field.isRequired ? type : `${type} | null`;
  return `  ${field.dbName ?? field.name}: ${isFilledIn(field) ? `Generated<${value}>` : value};`;
}

const toTable = ({ name, fields }) =>
  `\nexport interface ${name} {\n${fields
    .filter(({ kind }) => kind !== 'object')
    .map(toColumn)
    .join('\n')}\n}`;

const toText = ({ models, enums }) => `// Generated from prisma/schema.prisma.
import type { Day } from 'rules/days';
import type { Generated, Instant, JsonValue } from '../columnTypes.ts';
import type * as Enums from './client/enums.ts';
${models.map(toTable).join('\n')}

/** By their SQL names. */
export interface Tables {
${models.map(({ name, dbName }) => `  ${dbName ?? name}: ${name};`).join('\n')}
}

/** By their types' names in the database. */
export interface EnumTypes {
${enums.map(({ name, dbName }) => `  ${dbName ?? name}: Enums.${name};`).join('\n')}
}
`;

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'Kysely tables', defaultOutput: './tables.ts' }),
  onGenerate: async ({ dmmf, generator }) => {
    const file = generator.output.value;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toText(dmmf.datamodel));
  },
});
