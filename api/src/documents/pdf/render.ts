/**
 * From data to the bytes of a PDF; it takes all of a thread for as long as it lasts, so it runs in the pool's workers.
 */
import pdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { BOLD, FONTS, REGULAR } from '../fonts.ts';
import { type Form1099Pdf, form1099Document } from './form1099.ts';
import { type StatementPdf, statementDocument } from './statement.ts';
import { type W9Pdf, w9Document } from './w9.ts';

/** The kinds of documents, and what each is made from. */
export interface PdfData {
  statement: StatementPdf;
  w9: W9Pdf;
  form1099: Form1099Pdf;
}

pdfMake.setFonts({ Roboto: { normal: REGULAR, bold: BOLD } });
// A document is its data and these fonts: nothing else is read, from here or from the network.
pdfMake.setLocalAccessPolicy((path) => path.startsWith(FONTS));
pdfMake.setUrlAccessPolicy(() => false);

const toBytes = (document: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfMake.createPdf(document).getBuffer();

const RENDERERS: { [Kind in keyof PdfData]: (data: PdfData[Kind]) => Promise<Uint8Array> } = {
  statement: (data) => toBytes(statementDocument(data)),
  w9: (data) => toBytes(w9Document(data)),
  form1099: (data) => toBytes(form1099Document(data)),
};

/** The file of a document. The same data makes the same bytes. */
export const render = <Kind extends keyof PdfData>(kind: Kind, data: PdfData[Kind]): Promise<Uint8Array> =>
  RENDERERS[kind](data);
