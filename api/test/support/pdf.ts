/** Reads PDFs in tests: their text and their look. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createIsomorphicCanvasFactory, extractText, getDocumentProxy, renderPageAsImage } from 'unpdf';

/** The text of the file with uniform spaces, by page and in full. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes over the buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(1)).view;
  const { info } = await document.getMetadata();
  const { Language: language } = info as { Language?: string };
  return { pages, text: pages.join(' '), size: [right - left, top - bottom], info, language };
}

/** A part of a page in points, from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
}
// The page renderer needs a method that Node has since version 21.
(ArrayBuffer.prototype as Transferable).transferToFixedLength ??= function (
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const whole = structuredClone(this, { transfer: [this] });
  const moved = new Uint8Array(length);
  moved.set(new Uint8Array(whole).subarray(0, length));
  return moved.buffer;
};

const canvasImport = () => import('@napi-rs/canvas');

/** A page as it looks: its picture, and how much ink is in a part of it, from 0 to 1. */
export async function seePdf(bytes: Uint8Array, page = 1, scale = 2) {
  const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport);
  const document = await getDocumentProxy(new Uint8Array(bytes), { CanvasFactory });
  const png = Buffer.from(await renderPageAsImage(document, page, { canvasImport, scale }));
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const ink = ({ x, y, width, height }: Area): number => {
    const { data } = context.getImageData(x * scale, y * scale, width * scale, height * scale);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at]! + data[at + 1]! + data[at + 2]! < 384) dark += 1;
    return dark / (data.length / 4);
  };
  return { png, width: image.width / scale, height: image.height / scale, ink };
}
