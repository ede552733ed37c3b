import Papa from 'papaparse';

/** The cells of a copied block. */
export const parsePastedCells = (block: string): string[][] =>
  Papa.parse<string[]>(block, { delimiter: '\t' }).data;
