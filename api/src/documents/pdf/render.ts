/** Renders data into the bytes of a PDF. It blocks a thread, so it runs in the pool's workers. */
import { draw } from './draw.ts';
import { type Form1099Pdf, form1099Document } from './form1099.ts';
import { type StatementPdf, statementDocument } from './statement.ts';
import { type W9Pdf, w9Document } from './w9.ts';

/** The kinds of documents, with their data. */
export interface PdfData {
  statement: StatementPdf;
  w9: W9Pdf;
  form1099: Form1099Pdf;
}

const RENDERERS: { [Kind in keyof PdfData]: (data: PdfData[Kind]) => Promise<Uint8Array> } = {
  statement: (data) => draw(statementDocument(data)),
  w9: (data) => draw(w9Document(data)),
  form1099: (data) => draw(form1099Document(data)),
};

/** The file of a document. The same data gives the same bytes. */
export const render = <Kind extends keyof PdfData>(kind: Kind, data: PdfData[Kind]): Promise<Uint8Array> =>
  RENDERERS[kind](data);
