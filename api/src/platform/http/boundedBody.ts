/**
 * A request's body read up to a limit, which may be higher for some: who is asking is looked up only if that matters.
 */
import { readBytes } from './body.ts';

/** How long a body may be; called only when the usual limit is exceeded. */
type Limit = () => Promise<number>;

interface Bounds {
  /** For everyone. */
  usual: number;
  /** For no one more than this. */
  most: number;
  /** For the sender of the request. */
  theirs: Limit;
}

/** A body that is longer than it may be: how much of it is known, and how much may be. */
export interface TooLong {
  size: number;
  limit: number;
}

/** The request, to be read again, unless its body is longer than it may be. */
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
