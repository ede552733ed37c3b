/**
 * Writes what others read of the schema: schema.graphql (the web client, scripts), access.txt (every root field with
 * who may ask it, reviewed like a map) and the types of the REST documents.
 */
import { writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { dependsOnArguments, scopesOfField } from './graphql/doorCheck.ts';
import { schema } from './schema.ts';

const at = (path: string) => new URL(path, import.meta.url);

/** A scope map as text, as in `signedIn + anyRole(IT_Admin, Manager)`. */
function scopeText(scopes: object): string {
  return Object.entries(scopes)
    .map(([name, value]) => (value === true ? name : `${name}(${[value].flat().join(', ')})`))
    .join(' + ');
}

/** One line for each root field. */
export function accessMap(): string {
  const lines = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) =>
      Object.values(type?.getFields() ?? {})
        .map((field) => {
          const scopes = scopeText(scopesOfField(field));
          return `${type?.name}.${field.name}: ${scopes}${dependsOnArguments(field) ? ' + by its arguments' : ''}`;
        })
        .sort(),
  );
  return `${lines.join('\n')}\n`;
}

const sorted = lexicographicSortSchema(schema);
writeFileSync(at('../../schema.graphql'), `${printSchema(sorted)}\n`);
writeFileSync(at('./access.txt'), accessMap());
writeFileSync(
  at('./rest/graphql-env.d.ts'),
  outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), { fileType: '.d.ts' }),
);
