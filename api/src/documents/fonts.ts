/** The fonts for all documents, which come with pdfmake. */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** Their folder, with a trailing separator. */
export const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
  sep,
);

export const REGULAR = `${FONTS}Roboto-Regular.ttf`;
export const BOLD = `${FONTS}Roboto-Medium.ttf`;
