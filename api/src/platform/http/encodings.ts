/** Which encoding of a response goes out: the client's weights decide, then our own order (RFC 9110, 12.5.3). */
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best first, for clients that weigh them alike, as browsers do. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** What negotiator 1.0 takes; its types are of 0.6. */
interface Encodings {
  encodings: (available: readonly Encoding[], options: { preferred: readonly Encoding[] }) => Encoding[];
}

/** The encoding to send; undefined when the client refuses all that there are. */
export const chooseEncoding = (request: Request, available: readonly Encoding[]): Encoding | undefined =>
  negotiate(request.headers.get('accept-encoding') ?? undefined, available);

/** The same, from the header alone. */
export function negotiate(header: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  // Negotiator looks for a lower-case `q`; the names and the weight may be written either way.
  const accepted = header?.toLowerCase();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as unknown as Encodings;
  return negotiator.encodings(available, { preferred: PREFERRED })[0];
}

/** Tells caches that the response depends on the accepted encodings, and clients which one they got. */
export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'accept-encoding',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
