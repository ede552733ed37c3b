import { NetworkFailure, ServerFailure, toFailure } from './failures';

/** Code that the server no longer has: only reloading the page brings it. */
export class CodeFailure extends ServerFailure {
  override name = 'CodeFailure';
}

/**
 * Fetches a part of the portal's code.
 *
 * @throws {NetworkFailure} the server could not be reached
 * @throws {CodeFailure} it failed, or has a newer version of the portal
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw await explain(error);
  }
}

/** A browser never explains why code failed to load, so this asks the server. */
async function explain(error: unknown): Promise<unknown> {
  const [address] = /\S+\.(?:js|css)$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (!address) return error;
  const response = await fetch(address, { cache: 'no-store' }).catch((cause) => new NetworkFailure(cause));
  if (response instanceof NetworkFailure || response.ok) return response instanceof Error ? response : error;
  if (response.status === 404)
    return new CodeFailure('The portal was updated after this page loaded.', { cause: error });
  const failure = await toFailure(response);
  return failure instanceof NetworkFailure ? failure : new CodeFailure(failure.message, { cause: error });
}
