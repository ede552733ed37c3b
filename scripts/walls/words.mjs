/** The words that a folder which could be published must not contain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERAL } from './rooms.mjs';

/** The portal's trade. "Driver" is missing: databases have drivers, too. */
const WORDS = /\b(portal|payroll|pay rate|pay run|contractor|time ?log|tax|week|carrier|freight|truck)/;
/** Splits `payrollRun`, `TaxProfile` and `LAST_WEEK`; `syntax` and `WeakMap` contain no word of the trade. */
const toWords = (text) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** An import of code that Prisma generates. */
const GENERATED = /from '[^']*\/generated\//;

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ file: join(parentPath, name), name }));

/** The violations in the general folders below the root, a line for each file. */
export const findWords = (root) =>
  GENERAL.flatMap(({ path, model }) =>
    filesOf(join(root, path)).flatMap(({ file, name }) => {
      const text = readFileSync(file, 'utf8');
      const [word] = (!model.includes(name) && (WORDS.exec(toWords(text)) ?? GENERATED.exec(text))) || [];
      return word ? [`${file} contains "${word}"`] : [];
    }),
  );
