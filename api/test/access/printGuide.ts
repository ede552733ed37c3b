/** Writes the files about access: access.txt, every root field with its callers, and docs/access.md. */
import { writeFileSync } from 'node:fs';
import { schema } from '../../src/app/schema.ts';
import { routes } from '../../src/graph/rest/routes.ts';
import { accessMap } from './accessMap.ts';
import { accessGuide } from './guide.ts';

const write = (path: string, text: string) => writeFileSync(new URL(path, import.meta.url), text);

write('./access.txt', accessMap());
write('../../../docs/access.md', accessGuide(schema, routes));
