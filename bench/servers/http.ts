/** Shared by the servers that the portal is compared with. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens, and prints the address, as the portal does. */
export function announce(server: Server, port: number, host: string): void {
  server.listen(port, host, () =>
    console.log(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}

const SCHEME = 'Bearer ';

/** The token of an Authorization header. */
export const readToken = (authorization: string | null | undefined): string | null =>
  authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : null;
