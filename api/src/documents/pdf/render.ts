/** Renders data into the bytes of a PDF. It blocks a thread, so it runs in the pool's workers. */
import pdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { BOLD, FONTS, REGULAR } from '../fonts.ts';
import { type Form1099Pdf, form1099Document } from './form1099.ts';
import { type StatementPdf, statementDocument } from './statement.ts';
import { type W9Pdf, w9Document } from './w9.ts';

/** The kinds of documents, with their data. */
export interface PdfData {
  statement: StatementPdf;
  w9: W9Pdf;
  form1099: Form1099Pdf;
}

pdfMake.setFonts({ Roboto: { normal: REGULAR, bold: BOLD } });
// A document is its data and these fonts; nothing else is read, locally or from the network.
pdfMake.setLocalAccessPolicy((path) => path.startsWith(FONTS));
pdfMake.setUrlAccessPolicy(() => false);

const toBytes = (document: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfMake.createPdf(document).getBuffer();

const RENDERERS: { [Kind in keyof PdfData]: (data: PdfData[Kind]) => Promise<Uint8Array> } = {
  statement: (data) => toBytes(statementDocument(data)),
  w9: (data) => toBytes(w9Document(data)),
  form1099: (data) => toBytes(form1099Document(data)),
};

/** The file of a document. The same data gives the same bytes. */
export const render = <Kind extends keyof PdfData>(kind: Kind, data: PdfData[Kind]): Promise<Uint8Array> =>
  RENDERERS[kind](data);
