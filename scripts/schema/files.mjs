/** Where the two versions of the schema and the changelog of the API are. */
import { readFileSync } from 'node:fs';

const at = (name) => new URL(`../../${name}`, import.meta.url);

export const FILES = {
  today: at('schema.graphql'),
  released: at('scripts/schema/released.graphql'),
  changelog: at('docs/api-changelog.md'),
};

export const read = (file) => readFileSync(file, 'utf8');
