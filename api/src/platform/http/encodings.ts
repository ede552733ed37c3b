/** Chooses a response's encoding and media type: by the client's weights, then by our own order (RFC 9110, 12.5). */
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first, for clients that weigh them equally, as browsers do. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** What negotiator 1.0 accepts; its types are for 0.6. */
interface Encodings {
  encodings: (available: readonly Encoding[], options: { preferred: readonly Encoding[] }) => Encoding[];
}

/** The encoding to send; undefined if the client refuses all available ones. */
export const chooseEncoding = (request: Request, available: readonly Encoding[]): Encoding | undefined =>
  negotiate(request.headers.get('accept-encoding') ?? undefined, available);

/** The same from the header. */
export function negotiate(header: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  // Negotiator expects a lowercase `q`; both names and weight may be in either case.
  const accepted = header?.toLowerCase();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Negotiator & Encodings;
  return negotiator.encodings(available, { preferred: PREFERRED })[0];
}

/** Tells caches that the response depends on the accepted encodings, and clients which one they got. */
export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'accept-encoding',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/**
 * The media type to send; undefined if the client accepts none of the available ones. Its parameters, such as a charset,
 * are ignored: texts are always UTF-8.
 */
export function chooseMediaType({ headers }: Request, available: readonly string[]): string | undefined {
  const accept = headers.get('accept')?.replace(/;(?!\s*q\s*=)[^,;]*/gi, '');
  return new Negotiator({ headers: { accept: accept || undefined } }).mediaType([...available]);
}
