/** Writes the types of the REST documents, which gql.tada reads, from schema.graphql. Made by the build, not committed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

const at = (path) => new URL(`../${path}`, import.meta.url);
const schema = buildSchema(readFileSync(at('schema.graphql'), 'utf8'));

writeFileSync(
  at('api/src/graph/rest/graphql-env.d.ts'),
  outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), { fileType: '.d.ts' }),
);
