/** A proxy in front of several portals: sends each request to the next portal, and skips one that is away. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  url: string;
  /** Sets where requests go from now on. */
  route: (urls: readonly string[]) => void;
}

/** Starts a proxy on this machine for the duration of the running test. */
export async function proxyForTest(urls: readonly string[]): Promise<Proxy> {
  let targets = urls;
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number): void {
    turn += 1;
    const target = new URL(incoming.url!, targets[turn % targets.length]);
    const seen = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean);
    const onward = request(
      target,
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': seen.join(', ') } },
      (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
        response.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // A process that does not listen received nothing, so the next one may get the request.
      if (error.code === 'ECONNREFUSED' && tries < targets.length) pass(incoming, outgoing, body, tries + 1);
      else outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(chunks), 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    route: (next) => {
      targets = next;
    },
  };
}

/** Sends JSON from another address of this machine, as another client would. */
export const postFrom = (localAddress: string, url: string, body: unknown, claim?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(claim && { 'x-forwarded-for': claim }) };
    request(url, { method: 'POST', localAddress, headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
