/** Reading PDFs back, for tests. */
import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds in the file: its text, all spaces alike, page by page and together. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes the buffer for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(1)).view;
  const { info } = await document.getMetadata();
  const { Language: language } = info as { Language?: string };
  return { pages, text: pages.join(' '), size: [right - left, top - bottom], info, language };
}
