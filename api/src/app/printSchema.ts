/** Writes schema.graphql: for the web client, for scripts, and for the types of the REST documents. */
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

writeFileSync(
  new URL('../../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
