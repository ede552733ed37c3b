/** Reading a request's JSON body, bounded and checked before anything trusts it. */
import { findUncleanText, uncleanTextMessage } from '../graphql/cleanText.ts';
import { MAX_BODY_BYTES } from '../graphql/yoga.ts';
import { isJson, payloadTooLarge, problem, unsupportedMediaType } from '../http/problem.ts';

const invalid = (error: string): Response => problem({ status: 400, code: 'VALIDATION', error });

/** The text of the body, or undefined as soon as it is longer than allowed. */
async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The object in the body; an empty body is an empty object. Or the answer that refuses it. */
export async function readBody(request: Request): Promise<{ body: unknown } | { refused: Response }> {
  const text = await readText(request);
  if (text === undefined) return { refused: payloadTooLarge(MAX_BODY_BYTES) };
  if (text.trim() === '') return { body: {} };
  if (!isJson(request)) return { refused: unsupportedMediaType() };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { refused: invalid('The body is not valid JSON.') };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { refused: invalid('The body must be a JSON object.') };
  const unclean = findUncleanText(body);
  return unclean ? { refused: invalid(uncleanTextMessage(unclean)) } : { body };
}
