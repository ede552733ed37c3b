/** Writes schema.graphql: for the web client, for scripts, and for the types of the REST documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from '../graph/printedSchema.ts';
import { schema } from './schema.ts';

const file = new URL('../../../schema.graphql', import.meta.url);
const text = printedSchema(schema);
// What is as it was stays untouched: tests may be reading it.
if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
