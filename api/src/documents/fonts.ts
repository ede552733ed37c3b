/** The fonts of everything that is drawn here: they come with pdfmake. */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** Where they are, with the separator at the end. */
export const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
  sep,
);

export const REGULAR = `${FONTS}Roboto-Regular.ttf`;
export const BOLD = `${FONTS}Roboto-Medium.ttf`;
