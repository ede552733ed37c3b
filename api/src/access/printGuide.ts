/** Writes docs/access.md. */
import { writeFileSync } from 'node:fs';
import { routes } from '../rest/routes.ts';
import { schema } from '../schema.ts';
import { accessGuide } from './guide.ts';

writeFileSync(new URL('../../../docs/access.md', import.meta.url), accessGuide(schema, routes));
