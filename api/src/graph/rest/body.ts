/** Reads a request's body up to a limit: JSON or a file. */

import { readBytes, readText } from '../../platform/http/body.ts';
import { isJson, payloadTooLarge, problem, unsupportedMediaType } from '../../platform/http/problem.ts';
import { MAX_BODY_BYTES } from '../pipeline/limits.ts';
import type { Upload } from './route.ts';

const invalid = (error: string): Response => problem({ status: 400, code: 'VALIDATION', error });

/** The object in the body (an empty body is an empty object), or the error response. */
export async function readBody(request: Request): Promise<{ body: unknown } | { refused: Response }> {
  const text = await readText(request, MAX_BODY_BYTES);
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
  return { body };
}

/** The bytes of a file up to its limit, or the error response. */
export async function readUpload(
  request: Request,
  { maxBytes }: Upload,
): Promise<{ body: unknown } | { refused: Response }> {
  const told = Number(request.headers.get('content-length') ?? 0);
  const bytes = told > maxBytes ? undefined : await readBytes(request, (size) => size <= maxBytes);
  return bytes ? { body: new Uint8Array(bytes) } : { refused: payloadTooLarge(maxBytes) };
}
