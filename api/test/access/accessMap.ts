import { schema } from '../../src/app/schema.ts';
import { dependsOnArguments, readFieldScopes } from '../../src/graph/pipeline/guards/preauthorize.ts';

/** A scope map as text, such as `signedIn + anyRole(IT_Admin, Manager)`. */
function scopeText(scopes: object): string {
  return Object.entries(scopes)
    .map(([name, value]) => (value === true ? name : `${name}(${[value].flat().join(', ')})`))
    .join(' + ');
}

/** Every root field with the callers that may request it, one per line, for review. */
export function accessMap(): string {
  const lines = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) =>
      Object.values(type?.getFields() ?? {})
        .map((field) => {
          const scopes = scopeText(readFieldScopes(field));
          return `${type?.name}.${field.name}: ${scopes}${dependsOnArguments(field) ? ' + by its arguments' : ''}`;
        })
        .sort(),
  );
  return `${lines.join('\n')}\n`;
}
