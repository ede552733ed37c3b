/**
 * Writes the types of the REST documents, which gql.tada reads, from schema.graphql. Made by the build, not committed. A
 * route stops at the first error, so what is null only with an error is never null to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { strictForm } from './schema/strictForm.mjs';

const at = (path) => new URL(`../${path}`, import.meta.url);
const schema = buildSchema(strictForm(readFileSync(at('schema.graphql'), 'utf8')));

writeFileSync(
  at('api/src/graph/rest/graphql-env.d.ts'),
  outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), { fileType: '.d.ts' }),
);
