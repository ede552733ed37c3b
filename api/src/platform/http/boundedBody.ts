/**
 * Reads a request's body up to a limit, which is higher for some viewers. The viewer is looked up only if it matters.
 */
import { readBytes } from './body.ts';

/** The maximum length; called only when the usual limit is exceeded. */
type Limit = () => Promise<number>;

interface Bounds {
  /** For everyone. */
  usual: number;
  /** The maximum for any viewer. */
  most: number;
  /** For the sender of the request. */
  theirs: Limit;
}

/** A body that is too long: the known size and the limit. */
export interface TooLong {
  size: number;
  limit: number;
}

/** The request, readable again, unless its body is too long. */
export async function withBoundedBody(
  request: Request,
  { usual, most, theirs }: Bounds,
): Promise<Request | TooLong> {
  let limit = usual;
  let size = 0;
  const allows = async (known: number): Promise<boolean> => {
    size = known;
    if (size > limit && limit < most) limit = await theirs();
    return size <= limit;
  };
  const told = request.headers.get('content-length');
  if (told !== null && Number(told) <= usual) return request;
  if (told !== null && !(await allows(Number(told)))) return { size, limit };
  const body = await readBytes(request, allows);
  if (!body) return { size, limit };
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}
